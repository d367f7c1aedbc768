import { isSome, type Option, some } from 'fp-ts/Option';
import type { Task } from './task';

/** What the way into a task offers: to upload what is missing, as far as its number is known, or to look at it. */
export type WayIn =
  | { readonly kind: 'upload'; readonly missing: Option<number> }
  | { readonly kind: 'details' };

const DETAILS: WayIn = { kind: 'details' };

/** Whether documents of a task can still be wanted: it is upcoming or under way (NEED-03). */
export const mayWantDocuments = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'upcoming' || status === 'started' || status === 'complete';

/**
 * The way into a task, given how many of its documents are missing, none while that is not known. Work that has not
 * begun most likely waits for documents, so its way leads to them until none is known to be missing.
 */
export const wayInto = (task: Pick<Task, 'status'>, missing: Option<number>): WayIn => {
  if (!mayWantDocuments(task)) return DETAILS;
  if (isSome(missing)) return missing.value > 0 ? { kind: 'upload', missing: some(missing.value) } : DETAILS;
  return task.status === 'upcoming' ? { kind: 'upload', missing } : DETAILS;
};
