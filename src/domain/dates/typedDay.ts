import { isNone, none, type Option, some } from 'fp-ts/Option';
import { type CalendarDay, readDay } from './instant';

/** The first and the last day that a date field takes: a business has no date before or after. */
export const FIRST_TYPED_DAY = '1900-01-01';
export const LAST_TYPED_DAY = '2099-12-31';

/** Why what stands in a date field is no day: a year without its four digits, or one that nobody can mean. */
export type DayFault = 'yearShort' | 'outOfRange' | 'noSuchDay';

/** The year of what a date field holds, which writes the year 26 as '0026'. */
const yearOf = (text: string): number => Number(/^(\d{4,})-\d\d-\d\d$/.exec(text)?.[1] ?? 'NaN');

/** What is wrong with the text of a date field; none for a day that counts, and for an empty field. */
export const dayFault = (text: string): Option<DayFault> => {
  if (text === '') return none;
  const year = yearOf(text);
  if (year < 1000) return some('yearShort');
  if (isNone(readDay(text)) && !(year > 9999)) return some('noSuchDay');
  return text >= FIRST_TYPED_DAY && text <= LAST_TYPED_DAY && year <= 9999 ? none : some('outOfRange');
};

/** The day of a date field's text; none while it has a fault or is empty. */
export const readTypedDay = (text: string): Option<CalendarDay> =>
  isNone(dayFault(text)) ? readDay(text) : none;
