import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { AddToCalendar } from '../../../src/application/deadlines/AddToCalendar';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { day } from '../../domain/when';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCalendarWriter } from '../../doubles/InMemoryCalendarWriter';

const event = {
  uid: 'gstr-1-monthly-2026-11',
  day: day('2026-12-11'),
  title: 'GSTR-1',
  description: '',
  url: '/deadlines',
};

describe('adding dates to a calendar', () => {
  it('hands over a file in which each event has a name and an address of this portal [DUE-07] [DUE-13]', async () => {
    const [browser, writer, clock] = [new InMemoryBrowser(), new InMemoryCalendarWriter(), new FixedClock()];
    const add = new AddToCalendar({ writer, browser, clock });
    expect(await add.execute('Deadlines', [event])).toEqual(right(undefined));
    expect(writer.events).toEqual([
      {
        ...event,
        uid: 'gstr-1-monthly-2026-11@portal.example',
        url: 'https://portal.example/deadlines',
      },
    ]);
    expect(browser.saved).toEqual([
      {
        name: 'deadline-2026-12-11-gstr-1-monthly-2026-11.ics',
        type: 'text/calendar',
        text: 'Deadlines: GSTR-1',
      },
    ]);
  });

  it('names an event by the host alone, of a portal without encryption too [DUE-07]', async () => {
    const [browser, writer] = [new InMemoryBrowser(), new InMemoryCalendarWriter()];
    browser.origin = () => 'http://localhost:4173';
    await new AddToCalendar({ writer, browser, clock: new FixedClock() }).execute('Deadlines', [event]);
    expect(writer.events.map(({ uid }) => uid)).toEqual(['gstr-1-monthly-2026-11@localhost:4173']);
  });

  it.each([
    [['2027-03-11', '2026-12-11', '2027-01-11'], 'gstr-1', 'deadlines-2026-12-11-to-2027-03-11.ics'],
    [['2026-12-11'], 'Step/../1', 'deadline-2026-12-11-step-1.ics'],
    [['2026-12-11'], 'चरण', 'deadline-2026-12-11.ics'],
  ])('names the file of %j so that one date is not taken for all [DUE-07]', async (days, uid, name) => {
    const browser = new InMemoryBrowser();
    const add = new AddToCalendar({ writer: new InMemoryCalendarWriter(), browser, clock: new FixedClock() });
    await add.execute(
      'Deadlines',
      days.map((on) => ({ ...event, uid, day: day(on) })),
    );
    expect(browser.saved.map((file) => file.name)).toEqual([name]);
  });

  it('hands over nothing when the file cannot be written [DUE-07]', async () => {
    const browser = new InMemoryBrowser();
    const writer = { write: () => TE.left(gatewayError('Unreachable')) };
    const add = new AddToCalendar({ writer, browser, clock: new FixedClock() });
    expect(await add.execute('Deadlines', [event])).toEqual(left(gatewayError('Unreachable')));
    expect(browser.saved).toEqual([]);
  });
});
