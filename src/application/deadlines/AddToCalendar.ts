import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Browser } from '../ports/Browser';
import type { CalendarEvent, CalendarWriter } from '../ports/CalendarWriter';
import type { Clock } from '../ports/Clock';
import type { GatewayError } from '../ports/gatewayError';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((part) => part !== '')
    .join('-');

/** One date's file has its day and its own name, a file of several their first and last day, so that none is taken for another. */
const fileName = (events: readonly CalendarEvent[]): string => {
  const days = events.map(({ day }) => day).sort();
  const parts =
    events.length === 1
      ? ['deadline', ...days, ...events.map(({ uid }) => uid)]
      : ['deadlines', ...days.slice(0, 1), 'to', ...days.slice(-1)];
  return `${slug(parts.join(' '))}.ics`;
};

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
    const origin = browser.origin();
    const host = origin.replace(/^https?:\/\//, '');
    const named = events.map((event) => ({
      ...event,
      uid: `${event.uid}@${host}`,
      url: `${origin}${event.url}`,
    }));
    const text = await writer.write(calendarName, named, clock.now())();
    if (isLeft(text)) return text;
    browser.saveFile({ name: fileName(events), type: 'text/calendar', text: text.right });
    return right(undefined);
  }
}
