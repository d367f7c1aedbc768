import { isSome } from 'fp-ts/Option';
import { daysBetween } from '../dates/calendarDay';
import { dayOf, indianDay, type Instant, momentOrLast } from '../dates/instant';
import { MOST_DAYS_RECENT } from './limits';
import type { Task } from './task';

/** Whether a task was completed at most MOST_DAYS_RECENT days ago in India. */
export const isRecentlyCompleted = ({ status, completedAt }: Task, now: Instant): boolean =>
  status === 'completed' &&
  isSome(completedAt) &&
  daysBetween(dayOf(completedAt.value), indianDay(now)) <= MOST_DAYS_RECENT;

/** The services completed at most MOST_DAYS_RECENT days ago in India, the newest first (HOME-03). */
export const recentlyCompleted = (tasks: readonly Task[], now: Instant): readonly Task[] => {
  const recent = tasks.filter((task) => isRecentlyCompleted(task, now));
  return recent.sort((one, other) => momentOrLast(other.completedAt) - momentOrLast(one.completedAt));
};
