import { momentOrLast } from '../dates/instant';
import type { OrderId, Transaction } from '../transactions/transaction';
import type { Task } from './task';

type Bought = Pick<Transaction, 'orderId' | 'services'>;

/** Ids of backends count upwards. */
const byId = (one: Task, other: Task): number => one.id.localeCompare(other.id, 'en', { numeric: true });

/** Oldest first; those without a date come last, in the order of their ids. */
const byAge = (one: Task, other: Task): number => {
  const [age, otherAge] = [momentOrLast(one.createdAt), momentOrLast(other.createdAt)];
  return age === otherAge ? byId(one, other) : age - otherAge;
};

/** The tasks of an order in the order of its services; those that it does not name follow, oldest first. */
const inOrder = (tasks: readonly Task[], services: readonly string[]): readonly Task[] => {
  const placeOf = ({ serviceName }: Task): number =>
    services.includes(serviceName) ? services.indexOf(serviceName) : services.length;
  return [...tasks].sort((one, other) => placeOf(one) - placeOf(other) || byAge(one, other));
};

/** Finds the tasks of any order: for a long list of orders each task is looked at once. */
export const tasksByOrder = (tasks: readonly Task[]): ((order: Bought) => readonly Task[]) => {
  const byOrder = new Map<OrderId, Task[]>();
  for (const task of tasks) {
    const same = byOrder.get(task.orderId);
    if (same === undefined) byOrder.set(task.orderId, [task]);
    else same.push(task);
  }
  return ({ orderId, services }) => (orderId === '' ? [] : inOrder(byOrder.get(orderId) ?? [], services));
};

/** Names what was bought with an order: its services where the list sends them, else those of its tasks (AMB-52). */
export const servicesByOrder = (tasks: readonly Task[]): ((order: Bought) => readonly string[]) => {
  const tasksOf = tasksByOrder(tasks);
  return (order) =>
    order.services.length > 0 ? order.services : tasksOf(order).map(({ serviceName }) => serviceName);
};
