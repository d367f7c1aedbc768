import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/application/ports/CalendarWriter';
import { calendarText } from '../../../src/infrastructure/calendar/calendarText';
import { day, moment } from '../../domain/when';

const hindi = 'बिक्री (जावक आपूर्ति) का मासिक विवरण, मासिक रिटर्न भरने वाले नियमित करदाता';
const odd = 'GSTR-1; sales, "outward" \\ November 2026';
const events: readonly CalendarEvent[] = [
  {
    uid: 'gstr-1@portal',
    day: day('2026-12-11'),
    title: odd,
    description: 'First line\nSecond; line, here',
    url: 'https://portal.example/deadlines?date=2026-12-11&rule=gstr-1',
  },
  {
    uid: 'quotation@portal',
    day: day('2028-02-29'),
    title: hindi,
    description: '',
    url: 'https://portal.example/quotation/4',
  },
];
const written = moment('2026-11-22T10:00Z');
const text = (): string => calendarText('Deadlines', events, written);

/** When an alarm rings on a device: an all-day event begins at its own midnight. */
const ringsAt = (start: ICAL.Time, trigger: string): string => {
  const at = start.clone();
  at.isDate = false;
  at.addDuration(ICAL.Duration.fromString(trigger));
  return at.toString();
};

/** The events as ical.js reads them. */
const readBack = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      isAllDay: event.startDate.isDate && event.endDate.isDate,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      title: event.summary,
      description: event.description ?? '',
      url: component.getFirstPropertyValue('url'),
      isBusy: component.getFirstPropertyValue('transp') !== 'TRANSPARENT',
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => ringsAt(event.startDate, String(alarm.getFirstPropertyValue('trigger')))),
    };
  });

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

describe('a calendar file', () => {
  it('holds whole days that stay free, with alarms at nine in the morning three days and one day before, as ical.js reads it [DUE-07] [DUE-13]', () => {
    expect(readBack(text())).toEqual([
      {
        uid: 'gstr-1@portal',
        isAllDay: true,
        day: '2026-12-11',
        end: '2026-12-12',
        title: odd,
        description: 'First line\nSecond; line, here',
        url: 'https://portal.example/deadlines?date=2026-12-11&rule=gstr-1',
        isBusy: false,
        alarms: ['2026-12-08T09:00:00', '2026-12-10T09:00:00'],
      },
      expect.objectContaining({ day: '2028-02-29', end: '2028-03-01', title: hindi, isBusy: false }),
    ]);
  });

  it('says the same to a second parser [DUE-07]', () => {
    const read = convertIcsCalendar(undefined, text()).events ?? [];
    expect(
      read.map(({ uid, summary, start }) => [uid, summary, start.type, start.date.toISOString()]),
    ).toEqual([
      ['gstr-1@portal', odd, 'DATE', '2026-12-11T00:00:00.000Z'],
      ['quotation@portal', hindi, 'DATE', '2028-02-29T00:00:00.000Z'],
    ]);
    // The library writes the address behind the alarms, and this parser takes the gap for blank lines of the description.
    expect(read[0]?.description?.trimEnd()).toBe('First line\nSecond; line, here');
    expect(read[1]?.url).toBe('https://portal.example/quotation/4');
    expect(read.map(({ alarms }) => alarms?.map(({ trigger }) => trigger.value))).toEqual(
      [1, 2].map(() => [
        expect.objectContaining({ before: true, days: 2, hours: 15 }),
        expect.objectContaining({ before: true, hours: 15 }),
      ]),
    );
  });

  it('keeps its lines at 75 bytes and ends each with CR LF [DUE-07]', () => {
    const lines = text().split('\r\n');
    expect(text().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.map((line) => new TextEncoder().encode(line).length).filter((bytes) => bytes > 75)).toEqual(
      [],
    );
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it('names each event the same in a second file, and says when it was written [DUE-07]', () => {
    const again = calendarText('Deadlines', events, moment('2026-12-01T10:00Z'));
    expect(readBack(again)).toEqual(readBack(text()));
    expect(text()).toContain('DTSTAMP:20261122T100000Z');
    expect(again).toContain('DTSTAMP:20261201T100000Z');
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'has the same days on a machine in %s [DUE-07]',
    (zone) => {
      process.env['TZ'] = zone;
      expect(text().match(/DTSTART.*|DTEND.*/g)).toEqual([
        'DTSTART;VALUE=DATE:20261211',
        'DTEND;VALUE=DATE:20261212',
        'DTSTART;VALUE=DATE:20280229',
        'DTEND;VALUE=DATE:20280301',
      ]);
    },
  );
});
