/** Whether the portal can be reached at all. */
export abstract class Connection {
  /** Whether there is no connection now. */
  abstract isDown(): Promise<boolean>;
  /** Calls the listener now and at each change with whether there is no connection; returns an unsubscribe function. */
  abstract watch(listener: (isDown: boolean) => void): () => void;
}
