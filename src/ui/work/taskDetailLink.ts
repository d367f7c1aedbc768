import { type UserId, userId } from '../../domain/session/user';
import { taskPath } from '../../domain/work/paths';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';

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

/** Under which name the timeline has a step. */
export const stepAnchor = ({ id }: Pick<TrackingStep, 'id'>): string => `step-${encodeURIComponent(id)}`;

/** The address of a task's page that is open at a step. */
export const stepAddress = (task: TaskId, step: Pick<TrackingStep, 'id'>): string =>
  `${taskPath(task, 'tracking')}#${stepAnchor(step)}`;

/** A link to a task's detail and the documents that it asks for, with the data that the page would otherwise look up (AMB-46). */
export const taskDetailLink = (task: Task): TaskDetailLink => ({
  to: taskPath(task.id),
  state: taskDetailState(task),
});

/** As `taskDetailLink`, open at a step (HOME-02). */
export const stepLink = (task: Task, step: Pick<TrackingStep, 'id'>): TaskDetailLink => ({
  to: stepAddress(task.id, step),
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
