/** Reads one-time passwords out of text messages, where the browser can and the customer lets it (ENTRY-11). */
export abstract class SmsCodes {
  /** Waits for the next message to this address; returns a function that stops waiting. */
  abstract next(onCode: (code: string) => void): () => void;
}
