import { groupTasks } from './grouping';
import { MOST_READ_AHEAD } from './limits';
import type { Task } from './task';

/** The tasks whose steps and documents are read before their cards are seen: active ones, then upcoming, then completed (NEED-16). */
export const readAhead = (tasks: readonly Task[]): readonly Task[] => {
  const { active, upcoming, completed } = groupTasks(tasks);
  return [...active, ...upcoming, ...completed].slice(0, MOST_READ_AHEAD);
};
