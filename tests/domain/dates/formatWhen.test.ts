import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { formatMoment, formatWhen } from '../../../src/domain/dates/formatWhen';
import { instant } from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';

const shown = (text: string): string => formatWhen(readWhen(text));

describe('dates are year-month-day with 12-hour time and AM/PM', () => {
  it('shows midnight as 12 AM and noon as 12 PM, padded [FMT-01]', () => {
    expect(shown('2026-11-20T15:05')).toBe('2026-11-20 03:05 PM');
    expect(shown('2026-11-20T00:00')).toBe('2026-11-20 12:00 AM');
    expect(shown('2026-11-20T12:00')).toBe('2026-11-20 12:00 PM');
    expect(shown('2026-11-20T11:59')).toBe('2026-11-20 11:59 AM');
    expect(shown('2026-11-20T13:09')).toBe('2026-11-20 01:09 PM');
    expect(shown('2026-11-20T23:59')).toBe('2026-11-20 11:59 PM');
    expect(shown('2026-11-20T09:05')).toBe('2026-11-20 09:05 AM');
  });

  it('shows India time whatever zone the server wrote', () => {
    expect(shown('2026-11-20T20:00:00Z')).toBe('2026-11-21 01:30 AM');
  });

  it('shows a date without a time as the day', () => {
    expect(shown('2026-11-20')).toBe('2026-11-20');
  });

  it('shows a missing or unreadable date as a dash [FMT-05]', () => {
    expect(formatWhen(none)).toBe('–');
    expect(shown('')).toBe('–');
    expect(shown('x')).toBe('–');
    expect(shown('null')).toBe('–');
  });

  it('agrees with the calendar of Asia/Kolkata on every moment', () => {
    const kolkata = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
        const part = Object.fromEntries(kolkata.formatToParts(at).map(({ type, value }) => [type, value]));
        const expected = `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']} ${part['dayPeriod']}`;
        expect(formatMoment(instant(at))).toBe(expected);
      }),
    );
  });

  it('never shows Invalid Date or NaN, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(shown(text)).not.toMatch(/Invalid|NaN/);
      }),
    );
  });

  it('reads back to the minute what it shows, but the first of 1970, which is no date [AMB-47]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 68_374_080 }), (minutes) => {
        const at = instant(minutes * 60_000);
        const [day, clock = '', half] = formatMoment(at).split(' ');
        const [hours, minute] = clock.split(':').map(Number);
        const hours24 = ((hours ?? 0) % 12) + (half === 'PM' ? 12 : 0);
        const text = `${day} ${String(hours24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(readWhen(text)).toEqual(some({ kind: 'moment', at }));
      }),
    );
  });
});
