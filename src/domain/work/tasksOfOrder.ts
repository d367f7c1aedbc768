import type { Task } from './task';

/** The tasks of one order, in the order of the list. */
export const tasksOfOrder = (tasks: readonly Task[], orderId: string): readonly Task[] =>
  orderId === '' ? [] : tasks.filter((task) => task.orderId === orderId);
