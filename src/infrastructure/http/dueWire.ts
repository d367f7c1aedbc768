import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import { type CalendarDay, readDay } from '../../domain/dates/instant';
import { LONGEST_DELAY_YEARS } from '../../domain/deadlines/limits';
import type { Due } from '../../domain/deadlines/rule';

/** A text that is not blank. */
export const filled = new t.Type<string>(
  'FilledText',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && value.trim() !== '' ? t.success(value.trim()) : t.failure(value, context),
  t.identity,
);

/** A day as 'YYYY-MM-DD'. */
export const calendarDay = new t.Type<CalendarDay>(
  'CalendarDay',
  (value): value is CalendarDay => typeof value === 'string' && isSome(readDay(value)),
  (value, context) => {
    const day = typeof value === 'string' ? readDay(value) : undefined;
    return day !== undefined && isSome(day) ? t.success(day.value) : t.failure(value, context);
  },
  t.identity,
);

/** A text in both languages of the table. */
export const tableText = t.type({ en: filled, hi: filled });

const whole = (least: number, most: number): t.Type<number> =>
  new t.Type<number>(
    `WholeNumber${least}to${most}`,
    t.number.is,
    (value, context) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? t.success(value)
        : t.failure(value, context),
    t.identity,
  );

const day = whole(1, 31);
const month = whole(1, 12);

const dayOfMonth = t.type({ day, monthsAfterPeriodEnd: whole(0, LONGEST_DELAY_YEARS * 12) });
const daysAfter = t.type({ daysAfterPeriodEnd: whole(0, LONGEST_DELAY_YEARS * 366) });
const dateInYear = t.type({ month, day, yearsAfterFinancialYearEnd: whole(-1, LONGEST_DELAY_YEARS) });
const nextDate = t.type({ month, day, yearsAfterFinancialYearEnd: t.undefined });

const anyDue = t.union([dayOfMonth, daysAfter, dateInYear, nextDate, t.null]);
type DueWire = t.TypeOf<typeof anyDue>;

const dueKeys = [
  ['day', 'monthsAfterPeriodEnd'],
  ['daysAfterPeriodEnd'],
  ['day', 'month', 'yearsAfterFinancialYearEnd'],
  ['day', 'month'],
].map(String);

/**
 * When something is due, in the table's words; null means that nothing is (DUE-02). A key too many makes it unreadable,
 * since a misspelt one would give another date.
 */
export const dueWire = new t.Type<DueWire>(
  'Due',
  anyDue.is,
  (value, context) =>
    value !== null && !dueKeys.includes(String(Object.keys(Object(value)).sort()))
      ? t.failure(value, context)
      : anyDue.validate(value, context),
  t.identity,
);

export const toDue = (wire: DueWire): Due => {
  if (wire === null) return { kind: 'nothing' };
  if (dayOfMonth.is(wire))
    return { kind: 'dayOfMonth', day: wire.day, monthsAfter: wire.monthsAfterPeriodEnd };
  if (daysAfter.is(wire)) return { kind: 'daysAfter', days: wire.daysAfterPeriodEnd };
  const { month: inMonth, day: onDay, yearsAfterFinancialYearEnd: yearsAfter } = wire;
  return yearsAfter === undefined
    ? { kind: 'nextDate', month: inMonth, day: onDay }
    : { kind: 'dateInYear', month: inMonth, day: onDay, yearsAfter };
};
