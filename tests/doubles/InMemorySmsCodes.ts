import type { SmsCodes } from '../../src/application/ports/SmsCodes';

/** A phone whose browser reads messages while somebody waits for one. */
export class InMemorySmsCodes implements SmsCodes {
  private listener: ((code: string) => void) | undefined;

  get isWaiting(): boolean {
    return this.listener !== undefined;
  }

  next(onCode: (code: string) => void): () => void {
    this.listener = onCode;
    return () => {
      if (this.listener === onCode) this.listener = undefined;
    };
  }

  /** Plays a message; nobody hears of it who stopped waiting. */
  receive(code: string): void {
    const { listener } = this;
    this.listener = undefined;
    listener?.(code);
  }
}
