import * as fc from 'fast-check';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  INDIA_OFFSET_MS,
  dayOf,
  indianDay,
  instant,
  isIndiaOffset,
  momentOf,
  momentOrLast,
  readDay,
  startOfIndianDay,
  utcDay,
} from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';
import type { When } from '../../../src/domain/dates/instant';

const moment = (iso: string): When => ({ kind: 'moment', at: instant(Date.parse(iso)) });
const day = (text: string): When => ({ kind: 'day', day: utcDay(Date.parse(text)) });

describe("a server's date is a moment or a day", () => {
  it.each([
    ['2026-11-20T15:05:00Z', '2026-11-20T15:05:00Z'],
    ['2026-11-20T15:05:00.250z', '2026-11-20T15:05:00.250Z'],
    ['2026-11-20T15:05:07.999999999Z', '2026-11-20T15:05:07.999Z'],
    ['2026-11-20T15:05:04.0350Z', '2026-11-20T15:05:04.035Z'],
    ['2026-11-20T15:05:04.5Z', '2026-11-20T15:05:04.500Z'],
    ['2026-11-20T15:05:04.0009Z', '2026-11-20T15:05:04Z'],
    ['2026-11-20T15:05:00.001Z', '2026-11-20T15:05:00.001Z'],
    ['2026-11-20T15:05+05:30', '2026-11-20T09:35:00Z'],
    ['2026-11-20T15:05+0530', '2026-11-20T09:35:00Z'],
    ['2026-11-20T15:05:00-08:15', '2026-11-20T23:20:00Z'],
    ['2026-11-20 15:05:00.123456+00', '2026-11-20T15:05:00.123Z'],
    ['2026-11-20 15:05:00-09', '2026-11-21T00:05:00Z'],
    ['2026-11-20T15:05:00 +14:00', '2026-11-20T01:05:00Z'],
    ['2026-11-20 15:05:00', '2026-11-20T09:35:00Z'],
    ['2026-11-20T15:05', '2026-11-20T09:35:00Z'],
    ['2026-11-20t15:05', '2026-11-20T09:35:00Z'],
    [' 2026-11-20 00:00:00 ', '2026-11-19T18:30:00Z'],
    ['2026-11-20 23:59:59', '2026-11-20T18:29:59Z'],
    ['2024-02-29 10:00', '2024-02-29T04:30:00Z'],
    ['2026-11-20T15:05:00+05:30[Asia/Kolkata]', '2026-11-20T09:35:00Z'],
    ['2026-11-20T15:05[Asia/Kolkata]', '2026-11-20T09:35:00Z'],
    ['20/11/2026 15:05', '2026-11-20T09:35:00Z'],
    ['1795167300', '2026-11-20T09:35:00Z'],
    [' 1795167300250 ', '2026-11-20T09:35:00.250Z'],
  ])('reads %j as %s; a text without a zone is India time', (text, iso) => {
    expect(readWhen(text)).toEqual(some(moment(iso)));
  });

  it('reads a date without a time as a day', () => {
    expect(readWhen('2026-11-20')).toEqual(some(day('2026-11-20')));
    expect(readWhen(' 2026-11-20 ')).toEqual(some(day('2026-11-20')));
    expect(readWhen('03/04/2026')).toEqual(some(day('2026-04-03')));
  });

  it.each([
    '',
    ' ',
    'x',
    'null',
    'Invalid Date',
    '0000-00-00 00:00:00',
    '0000-00-00',
    '2026-02-30',
    '2026-02-30 10:00',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-31',
    '2026-11-20T24:00',
    '2026-11-20T15:60',
    '2026-11-20T15:05:60',
    '2026-11-20T15',
    '2026-11-20T15:05:00.',
    '2026-11-20T15:05:00.1234567890',
    '2026-11-20T15:05Zx',
    '2026-11-20x',
    'x2026-11-20',
    '2026-11-20T15:05+15:00',
    '2026-11-20T15:05+05:60',
    '2026-11-20T15:05+5:30',
    '2026-11-20T15:05+05:3',
    '2026-11-20T15:05+05:',
    '2026-11-20  15:05',
    '20-11-2026',
    '2026/11/20',
    '26-11-20',
    '2026-11-2',
    '0099-01-01',
    '11/20/2026',
    '31/02/2026',
    '1/2/2026',
    '2026-11-20T15:05[Europe/London]',
    '[Asia/Kolkata]',
    '2026-11-20[Asia/Kolkata]T15:05',
    '179516730',
    '17951673000',
    '0000000000',
    '0000000000000',
    '1795167300.5',
    '-1795167300',
  ])('refuses %j', (text) => {
    expect(readWhen(text)).toEqual(none);
  });

  it.each([
    '1970-01-01',
    '01/01/1970',
    '1970-01-01 00:00:00',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01T00:00:00+05:30',
    '1970-01-01 05:30:00',
  ])('takes the nought of a clock, %j, for no date', (text) => {
    expect(readWhen(text)).toEqual(none);
  });

  it('reads other times of the first day of 1970', () => {
    expect(readWhen('1970-01-01T00:00:00.001Z')).toEqual(some(moment('1970-01-01T00:00:00.001Z')));
    expect(readWhen('1970-01-02')).toEqual(some(day('1970-01-02')));
  });

  it('refuses a day with anything around it', () => {
    expect(readDay('2026-11-20')).toEqual(some('2026-11-20'));
    expect(readDay('2026-11-20 ')).toEqual(none);
    expect(readDay('12026-11-20')).toEqual(none);
    expect(readDay('2026-11-200')).toEqual(none);
    expect(readDay('2026-11-31')).toEqual(none);
    expect(readDay('2O26-11-20')).toEqual(none);
    expect(readDay('2026-11-99999999999999')).toEqual(none);
    expect(readDay('2026/11/20')).toEqual(none);
    expect(readDay('2026- 1-20')).toEqual(none);
    expect(readDay('')).toEqual(none);
  });

  it('reads back every moment that is written in ISO', () => {
    const moments = fc.date({
      min: new Date('1970-01-02'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        expect(readWhen(date.toISOString())).toEqual(some(moment(date.toISOString())));
      }),
    );
  });

  it('keeps a moment on the day it is written with, whatever its fraction of a second', () => {
    expect(readWhen('2026-03-31 23:59:59.999999')).toEqual(some(moment('2026-03-31T18:29:59.999Z')));
    const days = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true });
    const seconds = fc.constantFrom('00:00:00', '12:30:15', '23:59:59');
    fc.assert(
      fc.property(days, seconds, fc.stringMatching(/^\d{1,9}$/), (date, time, fraction) => {
        const written = date.toISOString().slice(0, 10);
        const read = readWhen(`${written} ${time}.${fraction}`);
        expect(isNone(read) ? '' : dayOf(read.value)).toBe(written);
      }),
    );
  });

  it('reads no text as a date that cannot be shown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/)), (text) => {
        const read = readWhen(text);
        expect(isNone(read) || Number.isFinite(momentOf(read.value))).toBe(true);
      }),
    );
  });
});

describe('days are those of India', () => {
  it('is five and a half hours ahead', () => {
    expect(INDIA_OFFSET_MS).toBe(19_800_000);
    expect(indianDay(instant(Date.parse('2026-11-20T18:29:59.999Z')))).toBe('2026-11-20');
    expect(indianDay(instant(Date.parse('2026-11-20T18:30:00Z')))).toBe('2026-11-21');
    expect(utcDay(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-20');
    expect(startOfIndianDay(utcDay(Date.parse('2026-11-21')))).toBe(Date.parse('2026-11-20T18:30:00Z'));
  });

  it('gives the day and the moment of either kind of date', () => {
    expect(dayOf(day('2026-11-21'))).toBe('2026-11-21');
    expect(dayOf(moment('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(momentOf(day('2026-11-21'))).toBe(Date.parse('2026-11-20T18:30:00Z'));
    expect(momentOf(moment('2026-11-20T18:30:00Z'))).toBe(Date.parse('2026-11-20T18:30:00Z'));
  });

  it('starts every day on that day, at most 24 hours before its moments', () => {
    const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });
    fc.assert(
      fc.property(moments, (at) => {
        const today = indianDay(instant(at));
        const start = startOfIndianDay(today);
        expect(indianDay(start)).toBe(today);
        expect(at - start).toBeGreaterThanOrEqual(0);
        expect(at - start).toBeLessThan(86_400_000);
      }),
    );
  });
});

it('India’s clocks are five and a half hours ahead of UTC', () => {
  expect([330, 0, 329, -330].map(isIndiaOffset)).toEqual([true, false, false, false]);
});

it('what has no date comes after all that have one', () => {
  const date = moment('2026-11-20T09:35:00Z');
  expect([momentOrLast(some(date)), momentOrLast(none)]).toEqual([momentOf(date), Infinity]);
});
