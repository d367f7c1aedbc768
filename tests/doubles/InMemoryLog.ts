import type { Log } from '../../src/application/ports/Log';

/** The console's entries, kept. */
export class InMemoryLog implements Log {
  readonly infos: string[] = [];
  readonly failures: string[] = [];

  info(message: string): void {
    this.infos.push(message);
  }

  failure(message: string): void {
    this.failures.push(message);
  }
}
