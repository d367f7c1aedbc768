import type { MadeSubmission } from '../../domain/catalogue/repetition';

/** The submissions that this tab has made; they end with the session. Unreadable ones count as none. */
export abstract class SubmissionStorage {
  abstract all(): readonly MadeSubmission[];
  abstract keep(made: readonly MadeSubmission[]): void;
}
