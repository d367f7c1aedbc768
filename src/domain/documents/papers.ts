import { canUpload } from './canUpload';
import type { TaskDocument, TaskDocumentId } from './file';
import { isPicture } from './fileKind';
import { mayTryAgain, moved, type QueuedFile, type QueuedStatus, type UploadQueue } from './uploadQueue';

type Paper = QueuedFile<{ readonly name: string; readonly type: string }, unknown>;

/** Files that are chosen for a task as a whole: which document each is, by its id in the list, and the task's documents (PAPER-04). */
export interface Papers {
  readonly files: readonly Paper[];
  readonly choices: ReadonlyMap<number, TaskDocumentId>;
  readonly documents: readonly TaskDocument[];
}

/**
 * Whether a file can be sent as what it is said to be; 'twoForOne' where another file of the list is the same document,
 * 'noneLeft' where each document of the task has its file.
 */
export type PaperStanding = 'ready' | 'noDocument' | 'twoForOne' | 'hasFile' | 'noneLeft';

/** Whether it is still to be sent, once its document is said. */
const isToSend = (status: QueuedStatus<unknown>): boolean =>
  status.kind === 'waiting' || status.kind === 'held' || status.kind === 'sending' || mayTryAgain(status);

const documentOf = ({ choices, documents }: Papers, id: number): TaskDocument | undefined =>
  documents.find((document) => document.id === choices.get(id));

/** Whether each document of the task has its file, so that no other one is sent; what is on its way is. */
const isNoneLeft = ({ files, documents }: Papers, id: number): boolean => {
  const isSending = files.some((one) => one.id === id && one.status.kind === 'sending');
  return documents.length > 0 && !isSending && !documents.some(canUpload);
};

/** Where that file stands: without a document, or with one that takes no second file, it is not sent and stays (DOCS-02). */
export const paperStanding = (papers: Papers, id: number): PaperStanding => {
  if (isNoneLeft(papers, id)) return 'noneLeft';
  const document = documentOf(papers, id);
  if (document === undefined) return 'noDocument';
  const others = papers.files.filter((one) => one.id !== id && papers.choices.get(one.id) === document.id);
  if (!canUpload(document) || others.some(({ status }) => status.kind === 'sent')) return 'hasFile';
  return others.some(({ status }) => isToSend(status)) ? 'twoForOne' : 'ready';
};

/** The pictures that are the pages of one document: several for one that takes one file, none of them on its way (PAPER-04). */
export const pagesOf = (papers: Papers, id: number): readonly number[] => {
  const document = documentOf(papers, id);
  const pages = papers.files.filter(
    (one) => isToSend(one.status) && papers.choices.get(one.id) === document?.id,
  );
  const canBecomeOne = pages.every(
    ({ file, status }) => isPicture(file) && status.kind !== 'waiting' && status.kind !== 'sending',
  );
  return paperStanding(papers, id) === 'twoForOne' && canBecomeOne ? pages.map((one) => one.id) : [];
};

/** The ids of the files that the next press sends. */
export const readyPapers = (papers: Papers): ReadonlySet<number> =>
  new Set(
    papers.files
      .filter(({ id, status }) => status.kind === 'held' && paperStanding(papers, id) === 'ready')
      .map(({ id }) => id),
  );

/** The files that are still to be sent; one for which no document is left is not. */
export const unsentPapers = (papers: Papers): readonly Paper[] =>
  papers.files.filter(({ id, status }) => isToSend(status) && !isNoneLeft(papers, id));

/** The files that are not sent, since each document of the task has its file. */
export const leftOverPapers = (papers: Papers): readonly Paper[] =>
  papers.files.filter(({ id, status }) => isToSend(status) && isNoneLeft(papers, id));

/** The ids of files that failed or were cancelled on their way, and that their documents have all the same. */
export const arrivedPapers = (papers: Papers): ReadonlySet<number> =>
  new Set(
    papers.files
      .filter(({ id, file, status }) => {
        const isUnclear = status.kind === 'failed' || status.kind === 'cancelled';
        return isUnclear && documentOf(papers, id)?.files.some(({ name }) => name === file.name) === true;
      })
      .map(({ id }) => id),
  );

/** A file that failed or was cancelled is no longer what it was, as for another document, and waits for the customer's word (PAPER-04). */
export const heldAgain = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  id: number,
): UploadQueue<File, Problem> => moved(queue, id, { from: ['failed', 'cancelled'], to: { kind: 'held' } });

/** Files that failed or were cancelled, and have arrived all the same: only the answer was lost. */
export const arrived = <File, Problem>(
  queue: UploadQueue<File, Problem>,
  ids: ReadonlySet<number>,
): UploadQueue<File, Problem> => moved(queue, ids, { from: ['failed', 'cancelled'], to: { kind: 'sent' } });
