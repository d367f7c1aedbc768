import type { Task, TaskStatus } from './task';

/** The sections of the Work Status tab (section 4). */
export interface TaskGroups {
  readonly active: readonly Task[];
  readonly upcoming: readonly Task[];
  readonly completed: readonly Task[];
}

const withStatus = (tasks: readonly Task[], statuses: readonly TaskStatus[]): readonly Task[] =>
  tasks.filter((task) => statuses.includes(task.status));

/** The tasks of status 1 or 2 (section 4). */
export const activeTasks = (tasks: readonly Task[]): readonly Task[] =>
  withStatus(tasks, ['started', 'complete']);

/** 0 is Upcoming, 1 or 2 Active, 3 Completed; a task of another status is in no group (section 4, AMB-31). */
export const groupTasks = (tasks: readonly Task[]): TaskGroups => ({
  active: activeTasks(tasks),
  upcoming: withStatus(tasks, ['upcoming']),
  completed: withStatus(tasks, ['completed']),
});

/** Whether nothing is active while something is to come: work that waits to begin (AMB-57). */
export const onlyUpcoming = ({ active, upcoming }: TaskGroups): boolean =>
  active.length === 0 && upcoming.length > 0;
