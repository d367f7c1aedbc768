import { tryCatch, type TaskEither } from 'fp-ts/TaskEither';
import type { CalendarEvent, CalendarWriter } from '../../application/ports/CalendarWriter';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Instant } from '../../domain/dates/instant';

/** Writes calendar files by a library that is loaded when the first one is asked for. */
export class IcalCalendarWriter implements CalendarWriter {
  write(
    calendarName: string,
    events: readonly CalendarEvent[],
    writtenAt: Instant,
  ): TaskEither<GatewayError, string> {
    return tryCatch(
      async () => (await import('./calendarText')).calendarText(calendarName, events, writtenAt),
      () => gatewayError('Unreachable'),
    );
  }
}
