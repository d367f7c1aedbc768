import { isSome } from 'fp-ts/Option';
import { daysBetween } from '../dates/calendarDay';
import { dayOf, indianDay, type Instant, momentOrLast } from '../dates/instant';
import { groupTasks } from './grouping';
import { MOST_DAYS_RECENT } from './limits';
import type { Task } from './task';

/** The services completed at most MOST_DAYS_RECENT days ago in India, the newest first (HOME-03). */
export const recentlyCompleted = (tasks: readonly Task[], now: Instant): readonly Task[] => {
  const today = indianDay(now);
  const recent = groupTasks(tasks).completed.filter(
    ({ completedAt }) =>
      isSome(completedAt) && daysBetween(dayOf(completedAt.value), today) <= MOST_DAYS_RECENT,
  );
  return recent.sort((one, other) => momentOrLast(other.completedAt) - momentOrLast(one.completedAt));
};
