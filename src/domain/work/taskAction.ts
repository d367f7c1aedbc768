import { isSome, type Option, some } from 'fp-ts/Option';
import type { Task } from './task';

/** What the link to a task offers: to upload missing documents, with their number if known, or to view details. */
export type TaskAction =
  | { readonly kind: 'upload'; readonly missing: Option<number> }
  | { readonly kind: 'details' };

const DETAILS: TaskAction = { kind: 'details' };

/** Whether a task may still need documents: it is upcoming or under way (NEED-03). */
export const mayWantDocuments = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'upcoming' || status === 'started' || status === 'workDone';

/**
 * The link to a task, given how many of its documents are missing (none while unknown). A task that has not begun most
 * likely waits for documents, so the link leads to them until none is known to be missing.
 */
export const taskAction = (task: Pick<Task, 'status'>, missing: Option<number>): TaskAction => {
  if (!mayWantDocuments(task)) return DETAILS;
  if (isSome(missing)) return missing.value > 0 ? { kind: 'upload', missing: some(missing.value) } : DETAILS;
  return task.status === 'upcoming' ? { kind: 'upload', missing } : DETAILS;
};
