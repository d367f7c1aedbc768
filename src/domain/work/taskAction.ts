import { isNone, type Option } from 'fp-ts/Option';
import type { Task } from './task';

/** What the link to a task offers: to upload missing documents, with their number if known, or to view details. */
export type TaskAction =
  | { readonly kind: 'upload'; readonly missing: Option<number> }
  | { readonly kind: 'details' };

const DETAILS: TaskAction = { kind: 'details' };

/** Whether a task may still need documents: it is upcoming or under way (NEED-03). */
export const mayWantDocuments = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'upcoming' || status === 'started' || status === 'workDone';

/** Who has to act next in a task; nobody in one that is over or of unknown status. */
export type Turn = 'customer' | 'provider' | 'unknown' | 'nobody';

/**
 * Whose turn it is, given how many documents of the task are missing (none while unknown): the customer's while one is
 * missing, whatever its steps are called, then the provider's (NEED-03, NEED-06).
 */
export const whoseTurn = (task: Pick<Task, 'status'>, missing: Option<number>): Turn => {
  if (!mayWantDocuments(task)) return 'nobody';
  if (isNone(missing)) return 'unknown';
  return missing.value > 0 ? 'customer' : 'provider';
};

/**
 * The link to a task, given how many of its documents are missing (none while unknown). A task that has not begun most
 * likely waits for documents, so the link leads to them until none is known to be missing.
 */
export const taskAction = (task: Pick<Task, 'status'>, missing: Option<number>): TaskAction => {
  const turn = whoseTurn(task, missing);
  const isLikely = turn === 'unknown' && task.status === 'upcoming';
  return turn === 'customer' || isLikely ? { kind: 'upload', missing } : DETAILS;
};
