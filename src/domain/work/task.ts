import { fromNullable, type Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { statusFromCode } from '../codes/statusCode';
import type { UserId } from '../session/user';
import type { OrderId } from '../transactions/transaction';
import { type Id, idOf } from '../ids/id';

/** The status of a purchased service: codes 0, 1, 2, 3 in this order; anything else is unknown (TASK-05). */
export type TaskStatus = 'upcoming' | 'started' | 'workDone' | 'completed' | 'unknown';

/** The id of a task. */
export type TaskId = Id<'task'>;
export const taskId = idOf<'task'>();

/** A purchased service that the provider works on (TASK-01). */
export interface Task {
  readonly id: TaskId;
  readonly status: TaskStatus;
  readonly serviceName: string;
  readonly assignedAt: Option<When>;
  readonly createdAt: Option<When>;
  readonly completedAt: Option<When>;
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly createdBy: string;
}

const statuses: ReadonlyMap<number, TaskStatus> = new Map([
  [0, 'upcoming'],
  [1, 'started'],
  [2, 'workDone'],
  [3, 'completed'],
]);

/** The status of a task from its code; a code outside the table is 'unknown' (TASK-05). */
export const taskStatusFromCode: (code: unknown) => TaskStatus = statusFromCode(statuses);

/** The customer's task with this id; none means 'Task not found.' (TASK-17, AMB-46). */
export const findTask = (tasks: readonly Task[], id: TaskId): Option<Task> =>
  fromNullable(tasks.find((task) => task.id === id));
