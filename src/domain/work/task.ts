import { fromNullable, type Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { statusFromCode } from '../codes/statusCode';

/** The status of a purchased service: codes 0, 1, 2, 3 in this order; anything else is unknown (TASK-05). */
export type TaskStatus = 'upcoming' | 'started' | 'workDone' | 'completed' | 'unknown';

/** A purchased service that the provider works on (TASK-01). */
export interface Task {
  readonly id: string;
  readonly status: TaskStatus;
  readonly serviceName: string;
  readonly assignedAt: Option<When>;
  readonly createdAt: Option<When>;
  readonly completedAt: Option<When>;
  readonly orderId: string;
  readonly userId: string;
  readonly createdBy: string;
}

const statuses: ReadonlyMap<number, TaskStatus> = new Map([
  [0, 'upcoming'],
  [1, 'started'],
  [2, 'workDone'],
  [3, 'completed'],
]);

/** The status of a task from its code; a code outside the table is 'unknown' (TASK-05). */
export const taskStatusFromCode: (code: unknown) => TaskStatus = statusFromCode(statuses, 'unknown');

/** The customer's task with this id; none means 'Task not found.' (TASK-17, AMB-46). */
export const findTask = (tasks: readonly Task[], id: string): Option<Task> =>
  fromNullable(tasks.find((task) => task.id === id));
