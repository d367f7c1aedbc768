import { left, right, type Either } from 'fp-ts/Either';
import { isSome, none, some, type Option } from 'fp-ts/Option';
import {
  financialYearRange,
  lastDays,
  monthRange,
  quarterRange,
  weekRange,
  type DayRange,
} from '../dates/financialYear';
import { DAY_MS, startOfIndianDay, type CalendarDay, type When } from '../dates/instant';
import type { DateChoice, DatePreset } from './filterChoices';

/** Days from the first to the last, both included; an open end is none. */
export interface DateWindow {
  readonly from: Option<CalendarDay>;
  readonly to: Option<CalendarDay>;
}

export interface RangeReversed {
  readonly kind: 'RangeReversed';
}

type RangedPreset = Exclude<DatePreset, 'Latest First' | 'Custom'>;

const ranges: Readonly<Record<RangedPreset, (today: CalendarDay) => DayRange>> = {
  'This week': weekRange,
  'This month': monthRange,
  '30 days': (today) => lastDays(30, today),
  '60 days': (today) => lastDays(60, today),
  '90 days': (today) => lastDays(90, today),
  'Quarter 1': (today) => quarterRange(1, today),
  'Quarter 2': (today) => quarterRange(2, today),
  'Quarter 3': (today) => quarterRange(3, today),
  'Quarter 4': (today) => quarterRange(4, today),
  'This Year': financialYearRange,
};

/** A custom range must not end before it begins. */
export const checkDateChoice = (choice: DateChoice): Either<RangeReversed, DateChoice> => {
  if (choice.preset !== 'Custom') return right(choice);
  const isReversed = isSome(choice.from) && isSome(choice.to) && choice.from.value > choice.to.value;
  return isReversed ? left({ kind: 'RangeReversed' }) : right(choice);
};

/**
 * The days a date choice keeps, seen from today; quarters and 'This Year' are those of the Indian financial year
 * (AMB-22). None for 'Latest First', which orders and keeps all.
 */
export const dateWindow = (choice: DateChoice, today: CalendarDay): Option<DateWindow> => {
  if (choice.preset === 'Latest First') return none;
  if (choice.preset === 'Custom') return some({ from: choice.from, to: choice.to });
  const range = ranges[choice.preset](today);
  return some({ from: some(range.from), to: some(range.to) });
};

/** A test whether a date lies in the window, its first and last day in India included. */
export const isWithin = (window: DateWindow): ((when: When) => boolean) => {
  const [firstDay, start] = isSome(window.from)
    ? [window.from.value, startOfIndianDay(window.from.value)]
    : ['', -Infinity];
  // '~' is greater than every digit, so it is later than every day.
  const [lastDay, end] = isSome(window.to)
    ? [window.to.value, startOfIndianDay(window.to.value) + DAY_MS]
    : ['~', Infinity];
  return (when) =>
    when.kind === 'day' ? when.day >= firstDay && when.day <= lastDay : when.at >= start && when.at < end;
};
