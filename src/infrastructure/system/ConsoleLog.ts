import type { Log } from '../../application/ports/Log';

/** The browser's console: failures are logged (HTTP-07). */
export class ConsoleLog implements Log {
  info(message: string, detail?: unknown): void {
    if (detail === undefined) console.info(message);
    else console.info(message, detail);
  }

  // A warning, not an error, because the portal has handled it; an empty detail adds nothing.
  failure(message: string, detail?: unknown): void {
    if (detail === undefined || detail === '') console.warn(message);
    else console.warn(message, detail);
  }
}
