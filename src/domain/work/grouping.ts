import type { Task, TaskStatus } from './task';

/** The sections of the Work Status tab (DASH-17). */
export interface TaskGroups {
  readonly active: readonly Task[];
  readonly upcoming: readonly Task[];
  readonly completed: readonly Task[];
}

const withStatus = (tasks: readonly Task[], statuses: readonly TaskStatus[]): readonly Task[] =>
  tasks.filter((task) => statuses.includes(task.status));

/** The tasks of status 1 or 2 (DASH-14). */
export const activeTasks = (tasks: readonly Task[]): readonly Task[] =>
  withStatus(tasks, ['started', 'workDone']);

/** 0 is Upcoming, 1 or 2 Active, 3 Completed; a task of another status is in no group (TASK-05, AMB-31). */
export const groupTasks = (tasks: readonly Task[]): TaskGroups => ({
  active: activeTasks(tasks),
  upcoming: withStatus(tasks, ['upcoming']),
  completed: withStatus(tasks, ['completed']),
});

/** Whether no task is active while some are upcoming (AMB-57). */
export const onlyUpcoming = ({ active, upcoming }: TaskGroups): boolean =>
  active.length === 0 && upcoming.length > 0;
