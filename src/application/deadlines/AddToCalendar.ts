import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Browser } from '../ports/Browser';
import type { CalendarEvent, CalendarWriter } from '../ports/CalendarWriter';
import type { Clock } from '../ports/Clock';
import type { GatewayError } from '../ports/gatewayError';

const FILE = { name: 'deadlines.ics', type: 'text/calendar' };

/** Writes dates into a calendar file and hands it to the customer (DUE-07). */
export class AddToCalendar {
  constructor(
    private readonly deps: {
      readonly writer: CalendarWriter;
      readonly browser: Browser;
      readonly clock: Clock;
    },
  ) {}

  /** The portal's host makes the name of each event unique among all calendars. */
  async execute(
    calendarName: string,
    events: readonly CalendarEvent[],
  ): Promise<Either<GatewayError, undefined>> {
    const { writer, browser, clock } = this.deps;
    const host = browser.origin().replace(/^https?:\/\//, '');
    const named = events.map((event) => ({ ...event, uid: `${event.uid}@${host}` }));
    const text = await writer.write(calendarName, named, clock.now())();
    if (isLeft(text)) return text;
    browser.saveFile({ ...FILE, text: text.right });
    return right(undefined);
  }
}
