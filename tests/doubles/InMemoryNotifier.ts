import type { Notifier } from '../../src/application/ports/Notifier';

/** A notifier that records its messages. */
export class InMemoryNotifier implements Notifier {
  readonly failures: string[] = [];
  /** What caused each of the failures. */
  readonly causes: unknown[] = [];
  readonly successes: string[] = [];

  failure(text: string, cause: unknown): void {
    this.failures.push(text);
    this.causes.push(cause);
  }

  success(text: string): void {
    this.successes.push(text);
  }
}
