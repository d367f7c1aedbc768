import type { Notifier } from '../../src/application/ports/Notifier';

/** A notifier that records its messages. */
export class InMemoryNotifier implements Notifier {
  readonly failures: string[] = [];
  readonly successes: string[] = [];

  failure(text: string): void {
    this.failures.push(text);
  }

  success(text: string): void {
    this.successes.push(text);
  }
}
