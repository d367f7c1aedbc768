/** A file that another app shared with the portal, as the device keeps it. */
export interface SharedFile {
  readonly id: string;
  /** The browser's file, under the name that the other app gave it. */
  readonly handle: unknown;
}

/** What other apps shared with the portal: on the device until it is sent, put aside or an hour old (SHARE-02). */
export abstract class SharedFiles {
  /** What is kept now, the oldest first; rejects where the device cannot be read. */
  abstract all(): Promise<readonly SharedFile[]>;
  /** How many are kept now, without a look into any; rejects where the device cannot be read. */
  abstract count(): Promise<number>;
  /** Whether each of them is kept still. */
  abstract hasAll(ids: readonly string[]): Promise<boolean>;
  abstract remove(ids: readonly string[]): Promise<void>;
  /** Calls the listener once this page has removed some; returns an unsubscribe function. */
  abstract onRemoved(listener: () => void): () => void;
}
