export abstract class Timer {
  /** Runs the action once after that many milliseconds; the result takes it back. */
  abstract after(milliseconds: number, action: () => void): () => void;
}
