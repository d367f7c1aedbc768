import type { TaskEither } from 'fp-ts/TaskEither';
import type { CalendarDay, Instant } from '../../domain/dates/instant';
import type { GatewayError } from './gatewayError';

/** A whole day in a calendar, which stays free for other things, with reminders in the morning three days and one day before (DUE-07). */
export interface CalendarEvent {
  /** The same for the same date in every file, so that a calendar replaces its event. */
  readonly uid: string;
  readonly day: CalendarDay;
  readonly title: string;
  readonly description: string;
  /** Where the portal shows it: a path to `AddToCalendar`, an address to the writer (DUE-13). */
  readonly url: string;
}

export abstract class CalendarWriter {
  /** The text of a calendar file (RFC 5545); `Unreachable` when the code for it cannot be loaded. */
  abstract write(
    calendarName: string,
    events: readonly CalendarEvent[],
    writtenAt: Instant,
  ): TaskEither<GatewayError, string>;
}
