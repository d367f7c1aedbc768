import { type UserId, userId } from '../../domain/session/user';
import type { Task } from '../../domain/work/task';

/** What Task detail receives through navigation state (NAV-07). */
export interface TaskDetailState {
  readonly serviceName: string;
  readonly userId: UserId;
  readonly creatorId: string;
}

export interface TaskDetailLink {
  readonly to: string;
  readonly state: TaskDetailState;
}

/** What Task detail needs to know of a task. */
export const taskDetailState = (task: Task): TaskDetailState => ({
  serviceName: task.serviceName,
  userId: task.userId,
  creatorId: task.createdBy,
});

/** A link to a task's detail, with the data that the page would otherwise look up (AMB-46). */
export const taskDetailLink = (task: Task): TaskDetailLink => ({
  to: `/task-detail/${encodeURIComponent(task.id)}`,
  state: taskDetailState(task),
});

/** The usable part of a navigation state; undefined for any other state. */
export const readTaskDetailState = (state: unknown): TaskDetailState | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('serviceName' in state && 'userId' in state && 'creatorId' in state)) return undefined;
  const { serviceName, userId: user, creatorId } = state;
  if (typeof serviceName !== 'string' || typeof user !== 'string' || typeof creatorId !== 'string')
    return undefined;
  return { serviceName, userId: userId(user), creatorId };
};
