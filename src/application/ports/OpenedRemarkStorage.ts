import type { OpenedRemarks } from '../../domain/work/openedRemarks';

/** The expert's remarks that the customer has opened, kept on this device until log-out (PAPER-03). */
export abstract class OpenedRemarkStorage {
  /** An unreadable entry, or another customer's, counts as absent. Never fails. */
  abstract opened(): OpenedRemarks;
  abstract keep(opened: OpenedRemarks): void;
  /** Calls the listener when another tab opens a remark; returns an unsubscribe function. */
  abstract onChangeElsewhere(listener: () => void): () => void;
}
