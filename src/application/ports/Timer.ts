export abstract class Timer {
  /** Runs the action once after that many milliseconds; returns a function that cancels it. */
  abstract after(milliseconds: number, action: () => void): () => void;
}
