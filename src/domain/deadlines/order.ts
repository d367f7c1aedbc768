import type { CalendarDay } from '../dates/instant';

interface OnDay {
  readonly day: CalendarDay;
}

/** Compares dates by their days; those of one day keep their order. */
export const byDay = (one: OnDay, other: OnDay): number =>
  Number(one.day > other.day) - Number(one.day < other.day);
