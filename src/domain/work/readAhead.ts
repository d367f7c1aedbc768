import { newestBy } from '../dates/newestFirst';
import { groupTasks } from './grouping';
import { MOST_READ_AHEAD } from './limits';
import type { Task } from './task';

/** The tasks whose steps and documents are read before their cards are seen: active ones, then upcoming, then those completed last (NEED-16). */
export const readAhead = (tasks: readonly Task[]): readonly Task[] => {
  const { active, upcoming, completed } = groupTasks(tasks);
  const newest = newestBy(completed, ({ completedAt }) => completedAt);
  return [...active, ...upcoming, ...newest].slice(0, MOST_READ_AHEAD);
};
