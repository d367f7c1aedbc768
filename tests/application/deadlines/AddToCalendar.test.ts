import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { AddToCalendar } from '../../../src/application/deadlines/AddToCalendar';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { day } from '../../domain/when';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCalendarWriter } from '../../doubles/InMemoryCalendarWriter';

const event = { uid: 'gstr-1-monthly-2026-11', day: day('2026-12-11'), title: 'GSTR-1', description: '' };

describe('adding dates to a calendar', () => {
  it('hands over a file in which each event has a name of this portal [DUE-07]', async () => {
    const [browser, writer, clock] = [new InMemoryBrowser(), new InMemoryCalendarWriter(), new FixedClock()];
    const add = new AddToCalendar({ writer, browser, clock });
    expect(await add.execute('Deadlines', [event])).toEqual(right(undefined));
    expect(writer.events).toEqual([{ ...event, uid: 'gstr-1-monthly-2026-11@portal.example' }]);
    expect(browser.saved).toEqual([
      { name: 'deadlines.ics', type: 'text/calendar', text: 'Deadlines: GSTR-1' },
    ]);
  });

  it('hands over nothing when the file cannot be written [DUE-07]', async () => {
    const browser = new InMemoryBrowser();
    const writer = { write: () => TE.left(gatewayError('Unreachable')) };
    const add = new AddToCalendar({ writer, browser, clock: new FixedClock() });
    expect(await add.execute('Deadlines', [event])).toEqual(left(gatewayError('Unreachable')));
    expect(browser.saved).toEqual([]);
  });
});
