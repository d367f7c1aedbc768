import { HOUR_MS, startOfIndianDay, type CalendarDay } from '../../src/domain/dates/instant';

/** When a step is due that is due on that day: at six in the evening in India. */
export const closeOfBusiness = (day: CalendarDay): Date => new Date(startOfIndianDay(day) + 18 * HOUR_MS);
