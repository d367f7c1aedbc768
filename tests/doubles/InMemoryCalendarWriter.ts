import { right, type TaskEither } from 'fp-ts/TaskEither';
import type { CalendarEvent, CalendarWriter } from '../../src/application/ports/CalendarWriter';
import type { GatewayError } from '../../src/application/ports/gatewayError';

/** Keeps the events of the last file, whose text is their titles. */
export class InMemoryCalendarWriter implements CalendarWriter {
  events: readonly CalendarEvent[] = [];

  write(calendarName: string, events: readonly CalendarEvent[]): TaskEither<GatewayError, string> {
    this.events = events;
    return right(`${calendarName}: ${events.map(({ title }) => title).join(', ')}`);
  }
}
