/** What is known of an answer before its content is read. */
export interface AnswerHead {
  readonly status: number;
  /** Its content type; '' without one. */
  readonly type: string;
}

/** Files of earlier releases stay, so that pages that are open go on; a release has a hundred and fifty (LINE-04). */
export const MOST_KEPT_FILES = 400;

/** Whether a file under a name with a hash may be kept: never a page that a server sends in place of a missing file. */
export const isLastingFile = ({ status, type }: AnswerHead): boolean =>
  status === 200 && type !== '' && !type.startsWith('text/html');

/** What has to go so that no more files than allowed are kept: those that were kept first. */
export const keptTooLong = <File>(oldestFirst: readonly File[]): readonly File[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST_KEPT_FILES));

/** Whether the deployment wants a service worker: only where its configuration says so. */
export const isWorkerWanted = (configuration: unknown): boolean =>
  typeof configuration === 'object' &&
  configuration !== null &&
  'serviceWorker' in configuration &&
  configuration.serviceWorker === true;

/** Whether the server no longer has the worker's program; a server may send its page in place of a missing file. */
export const isProgramGone = ({ status, type }: AnswerHead): boolean =>
  status === 404 || status === 410 || (status === 200 && !type.includes('javascript'));
