import { describe, expect, it } from 'vitest';
import { delayOf } from '../../../src/domain/deadlines/dueDay';
import {
  isPeriodName,
  monthNumberOf,
  periodKey,
  periodsEnding,
  recurringKey,
} from '../../../src/domain/deadlines/period';
import type { Frequency } from '../../../src/domain/deadlines/rule';
import { day } from '../when';

const keysOf = (every: Frequency, from: string, to: string) =>
  periodsEnding(every, monthNumberOf(day(`${from}-01`)), monthNumberOf(day(`${to}-01`))).map(periodKey);

describe('the periods whose last month lies between two months', () => {
  it.each([
    ['month', '2027-03', '2027-04', ['2027-03', '2027-04']],
    ['quarter', '2026-12', '2027-03', ['2026-27-q3', '2026-27-q4']],
    ['quarter', '2027-01', '2027-02', []],
    ['half-year', '2026-09', '2027-03', ['2026-27-h1', '2026-27-h2']],
    ['half-year', '2026-10', '2027-02', []],
    ['year', '2027-03', '2028-02', ['2026-27']],
    ['year', '2027-04', '2028-03', ['2027-28']],
  ] as const)('are, of each %s', (...[every, from, to, expected]) => {
    expect(keysOf(every, from, to)).toEqual(expected);
  });
});

describe('the name of a period in every year', () => {
  it.each([
    ['month', 'month-03'],
    ['quarter', 'quarter-4'],
    ['half-year', 'half-2'],
    ['year', ''],
  ] as const)('of a %s is %s [DUE-02]', (every, expected) => {
    const march = monthNumberOf(day('2027-03-01'));
    expect(periodsEnding(every, march, march).map(recurringKey)).toEqual([expected]);
  });
});

describe('the name of a period in the table', () => {
  it.each([
    ['month', ['month-01', 'month-10', 'month-12', '2027-03', '2027-12']],
    ['quarter', ['quarter-1', 'quarter-4', '2026-27-q1', '2099-00-q4']],
    ['half-year', ['half-1', 'half-2', '2026-27-h1', '2026-27-h2']],
    ['year', ['2026-27', '2099-00']],
  ] as const)('may be of a %s: %j [DUE-02]', (every, names) => {
    expect(names.filter((name) => !isPeriodName(every, name))).toEqual([]);
  });

  it.each([
    ['month', ['month-00', 'month-13', 'month-3', 'amonth-03', 'month-031', '7-03', 'year-03', '2027-033']],
    ['quarter', ['quarter-0', 'quarter-5', 'aquarter-1', 'quarter-11', '2027-03', '2026-28-q1', '2026-2-q1']],
    ['quarter', ['6-27-q1', 'year-27-q1', '2026-ab-q1', '2026-27-q11', 'a2026-27-q1', '2026-27-h1']],
    ['half-year', ['half-0', 'half-3', 'ahalf-1', 'half-11', '2026-28-h1', '2026-2-h1', '6-27-h1']],
    ['half-year', ['year-27-h1', '2026-ab-h1', '2026-27-h11', 'a2026-27-h1', '2026-27-q1']],
    ['year', ['2026-28', '2026-2', 'a2026-27', '2026-278', '6-27', 'year-27', '2026-ab', '']],
  ] as const)('of a %s is none of %j [DUE-02]', (every, names) => {
    expect(names.filter((name) => isPeriodName(every, name))).toEqual([]);
  });
});

describe('how many months after its period a due may fall', () => {
  it.each([
    [
      { kind: 'dayOfMonth', day: 11, monthsAfter: 4 },
      { least: 4, most: 4 },
    ],
    [
      { kind: 'daysAfter', days: 60 },
      { least: 1, most: 3 },
    ],
    [
      { kind: 'dateInYear', month: 6, day: 15, yearsAfter: 0 },
      { least: 3, most: 14 },
    ],
    [
      { kind: 'dateInYear', month: 3, day: 31, yearsAfter: -1 },
      { least: -12, most: -1 },
    ],
    [
      { kind: 'nextDate', month: 4, day: 30 },
      { least: 1, most: 12 },
    ],
    [{ kind: 'nothing' }, undefined],
  ] as const)('%j: %j', (due, expected) => {
    expect(delayOf(due)).toEqual(expected);
  });
});
