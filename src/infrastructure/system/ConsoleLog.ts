import type { Log } from '../../application/ports/Log';

/** The browser's console (specification section 8: failures are logged). */
export class ConsoleLog implements Log {
  info(message: string, detail?: unknown): void {
    if (detail === undefined) console.info(message);
    else console.info(message, detail);
  }

  // A warning, not an error: the portal has handled it, and an empty detail says nothing.
  failure(message: string, detail?: unknown): void {
    if (detail === undefined || detail === '') console.warn(message);
    else console.warn(message, detail);
  }
}
