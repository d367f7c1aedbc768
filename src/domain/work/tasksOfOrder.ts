import type { OrderId } from '../transactions/transaction';
import type { Task } from './task';

/** The tasks of one order, in the order of the list. */
export const tasksOfOrder = (tasks: readonly Task[], orderId: OrderId): readonly Task[] =>
  orderId === '' ? [] : tasks.filter((task) => task.orderId === orderId);
