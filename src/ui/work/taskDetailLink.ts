import type { Task } from '../../domain/work/task';

/** What Task detail receives through navigation state (section 2, route table). */
export interface TaskDetailState {
  readonly serviceName: string;
  readonly userId: string;
  readonly creatorId: string;
}

export interface TaskDetailLink {
  readonly to: string;
  readonly state: TaskDetailState;
}

/** The way to a task's detail, with what the page would else have to look up (AMB-46). */
export const taskDetailLink = (task: Task): TaskDetailLink => ({
  to: `/task-detail/${encodeURIComponent(task.id)}`,
  state: { serviceName: task.serviceName, userId: task.userId, creatorId: task.createdBy },
});

/** The navigation state as far as it can be used; any other state counts as none. */
export const readTaskDetailState = (state: unknown): TaskDetailState | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('serviceName' in state && 'userId' in state && 'creatorId' in state)) return undefined;
  const { serviceName, userId, creatorId } = state;
  if (typeof serviceName !== 'string' || typeof userId !== 'string' || typeof creatorId !== 'string')
    return undefined;
  return { serviceName, userId, creatorId };
};
