import { isSome } from 'fp-ts/Option';
import { addDays } from '../dates/calendarDay';
import { indianDay, type Instant, momentOf, startOfIndianDay } from '../dates/instant';
import { newestBy } from '../dates/newestFirst';
import { MOST_DAYS_RECENT } from './limits';
import type { Task } from './task';

/** Whether a task was completed at most MOST_DAYS_RECENT days ago in India; the day is counted once for thousands of tasks. */
export const isRecentlyCompleted = (now: Instant): ((task: Task) => boolean) => {
  const first = startOfIndianDay(addDays(indianDay(now), -MOST_DAYS_RECENT));
  return ({ status, completedAt }) =>
    status === 'completed' && isSome(completedAt) && momentOf(completedAt.value) >= first;
};

/** The services completed at most MOST_DAYS_RECENT days ago in India, the newest first (HOME-03). */
export const recentlyCompleted = (tasks: readonly Task[], now: Instant): readonly Task[] =>
  newestBy(tasks.filter(isRecentlyCompleted(now)), ({ completedAt }) => completedAt);
