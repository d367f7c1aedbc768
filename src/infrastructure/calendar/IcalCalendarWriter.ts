import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CalendarEvent, CalendarWriter } from '../../application/ports/CalendarWriter';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Instant } from '../../domain/dates/instant';

type WriteText = (calendarName: string, events: readonly CalendarEvent[], writtenAt: Instant) => string;

interface Dependencies {
  /** The library's part, which is loaded when the first file is asked for. */
  readonly load: () => Promise<{ readonly calendarText: WriteText }>;
  /** Reloads the page for code that a release has removed. */
  readonly reload: () => Promise<boolean>;
}

/** Writes calendar files by a library that is loaded when the first one is asked for. */
export class IcalCalendarWriter implements CalendarWriter {
  constructor(private readonly deps: Dependencies) {}

  write(...given: Parameters<CalendarWriter['write']>): TaskEither<GatewayError, string> {
    return async () => {
      const loaded = await this.deps.load().catch(() => undefined);
      if (loaded === undefined) {
        await this.deps.reload();
        return left(gatewayError('Unreachable'));
      }
      return right(loaded.calendarText(...given));
    };
  }
}
