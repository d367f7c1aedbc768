import type { Log } from '../../src/application/ports/Log';

/** Records console entries; their details are in `details`. */
export class InMemoryLog implements Log {
  readonly infos: string[] = [];
  readonly failures: string[] = [];
  readonly details: unknown[] = [];

  info(message: string, detail?: unknown): void {
    this.infos.push(message);
    this.details.push(detail);
  }

  failure(message: string, detail?: unknown): void {
    this.failures.push(message);
    this.details.push(detail);
  }
}
