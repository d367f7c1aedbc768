import { isLeft } from 'fp-ts/Either';
import { exists, fromNullable, type Option } from 'fp-ts/Option';
import type { CutOffUploads } from './cutOffUploads';
import { checkUpload, type UploadCandidate, type UploadPolicy, type UploadRefused } from './uploadPolicy';

/**
 * Where one file of the list stands. A refused file is never sent; one that is held was warned of, and waits for the
 * customer's word. A problem is why the last try failed, and what a problem is the caller knows; a lasting one would fail
 * each other try too.
 */
export type QueuedStatus<Problem> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'held' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly isLasting: boolean }
  | { readonly kind: 'refused'; readonly refused: UploadRefused };

/** How the sending of one file ended. */
export type SendOutcome<Problem> = Extract<
  QueuedStatus<Problem>,
  { readonly kind: 'sent' | 'cancelled' | 'failed' }
>;

export interface QueuedFile<File, Problem> {
  /** Given once, in the order of choosing; the same file chosen twice has two. */
  readonly id: number;
  readonly file: File;
  readonly status: QueuedStatus<Problem>;
}

/** Several files that are sent one after the other, in the order of choosing (CHECK-06). */
export interface UploadQueue<File, Problem> {
  readonly files: readonly QueuedFile<File, Problem>[];
  readonly nextId: number;
}

type StatusKind = QueuedStatus<unknown>['kind'];

export const noUploads: UploadQueue<never, never> = { files: [], nextId: 1 };

/** Whether another try with the same file may succeed. */
export const mayTryAgain = (status: QueuedStatus<unknown>): boolean =>
  status.kind === 'cancelled' || (status.kind === 'failed' && !status.isLasting);

const withKind =
  (...kinds: readonly StatusKind[]) =>
  ({ status }: QueuedFile<unknown, unknown>): boolean =>
    kinds.includes(status.kind);

const has = (queue: UploadQueue<unknown, unknown>, ...kinds: readonly StatusKind[]): boolean =>
  queue.files.some(withKind(...kinds));

const count = (queue: UploadQueue<unknown, unknown>, ...kinds: readonly StatusKind[]): number =>
  queue.files.filter(withKind(...kinds)).length;

interface Move<Problem> {
  readonly from: readonly StatusKind[];
  readonly to: QueuedStatus<Problem>;
}

type Which = number | ReadonlySet<number> | 'all';

const isAmong = (which: Which, id: number): boolean =>
  which === 'all' || which === id || (typeof which === 'object' && which.has(id));

/** Gives each of these files a new status if it stands in one of `from`; otherwise the queue stays as it is. */
export const moved = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  which: Which,
  { from, to }: Move<Problem>,
): UploadQueue<File, Problem> => ({
  ...queue,
  files: queue.files.map((one) =>
    isAmong(which, one.id) && from.includes(one.status.kind) ? { ...one, status: to } : one,
  ),
});

/** Puts the chosen files at the end; those that the policy refuses are listed with the reason, and never sent. */
export const withChosen = <File extends UploadCandidate, Problem>(
  queue: UploadQueue<File, Problem>,
  policy: UploadPolicy,
  chosen: readonly File[],
): UploadQueue<File, Problem> => {
  const added = chosen.map((file, place): QueuedFile<File, Problem> => {
    const checked = checkUpload(policy, file);
    const status: QueuedStatus<Problem> = isLeft(checked)
      ? { kind: 'refused', refused: checked.left }
      : { kind: 'waiting' };
    return { id: queue.nextId + place, file, status };
  });
  return { files: [...queue.files, ...added], nextId: queue.nextId + chosen.length };
};

/** The file whose turn it is: the first that waits, in the order of choosing. */
export const nextWaiting = <File, Problem>(
  queue: UploadQueue<File, Problem>,
): Option<QueuedFile<File, Problem>> => fromNullable(queue.files.find(withKind('waiting')));

/** Whether it is this file's turn. */
export const isNext = (queue: UploadQueue<unknown, unknown>, id: number): boolean =>
  exists(({ id: next }: { readonly id: number }) => next === id)(nextWaiting(queue));

/** Waiting files that the customer is warned of, or has not given the word for, are not sent before `released` (CHECK-01). */
export const held = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  which: Which,
): UploadQueue<File, Problem> => moved(queue, which, { from: ['waiting'], to: { kind: 'held' } });

/** The customer sends these files, also what was warned of. */
export const released = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  which: Which = 'all',
): UploadQueue<File, Problem> => moved(queue, which, { from: ['held'], to: { kind: 'waiting' } });

/** A waiting file begins to be sent, if no other one is. */
export const begun = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
): UploadQueue<File, Problem> =>
  has(queue, 'sending') ? queue : moved(queue, id, { from: ['waiting'], to: { kind: 'sending' } });

/** Whether it is this file that is being sent. */
export const isBeingSent = (queue: UploadQueue<unknown, unknown>, id: number): boolean =>
  queue.files.some((one) => one.id === id && one.status.kind === 'sending');

/** The sending of a file has ended. */
export const ended = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
  outcome: SendOutcome<Problem>,
): UploadQueue<File, Problem> => moved(queue, id, { from: ['sending'], to: outcome });

/** A waiting file is not to be sent; one that is being sent is cancelled by ending its sending. */
export const cancelled = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
): UploadQueue<File, Problem> => moved(queue, id, { from: ['waiting'], to: { kind: 'cancelled' } });

/** No file waits any more. */
export const allCancelled = <File, Problem>(queue: UploadQueue<File, Problem>): UploadQueue<File, Problem> =>
  moved(queue, 'all', { from: ['waiting', 'held'], to: { kind: 'cancelled' } });

/** A file that failed or was cancelled waits again, without being chosen again. */
export const retried = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
): UploadQueue<File, Problem> => moved(queue, id, { from: ['failed', 'cancelled'], to: { kind: 'waiting' } });

const hasFailedForNow = ({ status }: QueuedFile<unknown, unknown>): boolean =>
  status.kind === 'failed' && mayTryAgain(status);

/** All files that another try may send wait again, of those that may be sent; those that the customer cancelled do not. */
export const allRetried = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  maySend: (id: number) => boolean = () => true,
): UploadQueue<File, Problem> =>
  queue.files
    .filter((one) => hasFailedForNow(one) && maySend(one.id))
    .reduce<UploadQueue<File, Problem>>((before, { id }) => retried(before, id), queue);

/** Whatever may still be sent waits again: the customer has given the word for all of it. */
export const resumed = <File, Problem>(queue: UploadQueue<File, Problem>): UploadQueue<File, Problem> =>
  moved(queue, 'all', { from: ['held', 'failed', 'cancelled'], to: { kind: 'waiting' } });

/** Takes a file off the list, unless it is being sent. */
export const removed = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
): UploadQueue<File, Problem> => ({
  ...queue,
  files: queue.files.filter((one) => one.id !== id || one.status.kind === 'sending'),
});

/** Keeps what is still to be sent or tried again. */
export const unsentOnly = <File, Problem>(queue: UploadQueue<File, Problem>): UploadQueue<File, Problem> => ({
  ...queue,
  files: queue.files.filter(withKind('waiting', 'held', 'sending', 'failed')),
});

/** Whether the page reloads, to show what was sent: when none waits, none is held, none is being sent and none failed (CHECK-06). */
export const isReloadDue = (queue: UploadQueue<unknown, unknown>): boolean =>
  has(queue, 'sent') && !has(queue, 'waiting', 'held', 'sending', 'failed');

/** How many files were sent, of those that are to be; how many of them failed, wait for the customer's word, or are not to be sent. */
export interface UploadTally {
  readonly sent: number;
  readonly failed: number;
  /** How many of those that failed another try may send. */
  readonly retriable: number;
  readonly held: number;
  readonly refused: number;
  readonly total: number;
}

/** Files that were refused or cancelled are not to be sent, so that they do not count in the total. */
export const tallyOf = (queue: UploadQueue<unknown, unknown>): UploadTally => ({
  sent: count(queue, 'sent'),
  failed: count(queue, 'failed'),
  retriable: queue.files.filter(hasFailedForNow).length,
  held: count(queue, 'held'),
  refused: count(queue, 'refused'),
  total: count(queue, 'waiting', 'held', 'sending', 'sent', 'failed'),
});

/** The names of what a reload would cut off: files that were not begun or failed, and the one that is being sent. */
export const cutOffOf = (queue: UploadQueue<{ readonly name: string }, unknown>): CutOffUploads => {
  const namesOf = (...kinds: readonly StatusKind[]): readonly string[] =>
    queue.files.filter(withKind(...kinds)).map(({ file }) => file.name);
  return { unsent: namesOf('waiting', 'held', 'failed'), unclear: namesOf('sending') };
};
