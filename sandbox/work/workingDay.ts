import { addDays, weekdayOf } from '../../src/domain/dates/calendarDay';
import type { CalendarDay } from '../../src/domain/dates/instant';

/** The office works from Monday to Friday. */
const isWorkingDay = (day: CalendarDay): boolean => weekdayOf(day) % 6 !== 0;

/** The day itself, or the next working day after it. */
export const workingDayFrom = (day: CalendarDay): CalendarDay =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** The day itself, or the last working day before it. */
export const workingDayUpTo = (day: CalendarDay): CalendarDay =>
  isWorkingDay(day) ? day : workingDayUpTo(addDays(day, -1));
