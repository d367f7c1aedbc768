import type { CalendarDay } from '../dates/instant';
import type { DeadlineTable } from './rule';

/** Whether a table was checked more than a year before the day (DUE-05). */
export const isOutdated = ({ checkedOn }: Pick<DeadlineTable, 'checkedOn'>, today: CalendarDay): boolean =>
  today > `${Number(checkedOn.slice(0, 4)) + 1}${checkedOn.slice(4)}`;
