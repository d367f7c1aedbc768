import fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { checkDateChoice, dateWindow, isWithin } from '../../../src/domain/documents/dateWindow';
import { type DateChoice, datePresets } from '../../../src/domain/documents/filterChoices';
import { day, when } from '../when';

const friday = day('2026-11-20');
const custom = (from: string, to: string): DateChoice => ({
  preset: 'Custom',
  from: from === '' ? none : some(day(from)),
  to: to === '' ? none : some(day(to)),
});

describe('the days of a date preset', () => {
  it.each([
    ['This week', '2026-11-16', '2026-11-22'],
    ['This month', '2026-11-01', '2026-11-30'],
    ['30 days', '2026-10-22', '2026-11-20'],
    ['60 days', '2026-09-22', '2026-11-20'],
    ['90 days', '2026-08-23', '2026-11-20'],
    ['Quarter 1', '2026-04-01', '2026-06-30'],
    ['Quarter 2', '2026-07-01', '2026-09-30'],
    ['Quarter 3', '2026-10-01', '2026-12-31'],
    ['Quarter 4', '2027-01-01', '2027-03-31'],
    ['This Year', '2026-04-01', '2027-03-31'],
  ] as const)('%s are %s to %s on 2026-11-20', (preset, from, to) => {
    expect(dateWindow({ preset }, friday)).toEqual(some({ from: some(from), to: some(to) }));
  });

  it('are those of the financial year that began last April, in March', () => {
    const march = day('2027-03-15');
    expect(dateWindow({ preset: 'Quarter 4' }, march)).toEqual(dateWindow({ preset: 'Quarter 4' }, friday));
    expect(dateWindow({ preset: 'This Year' }, march)).toEqual(dateWindow({ preset: 'This Year' }, friday));
  });

  it('are none for Latest First, which only orders', () => {
    expect(dateWindow({ preset: 'Latest First' }, friday)).toEqual(none);
  });

  it('are the chosen ones for Custom, each end of which may be open', () => {
    expect(dateWindow(custom('2026-11-01', '2026-11-02'), friday)).toEqual(
      some({ from: some('2026-11-01'), to: some('2026-11-02') }),
    );
    expect(dateWindow(custom('', ''), friday)).toEqual(some({ from: none, to: none }));
  });
});

describe('a custom range', () => {
  it.each([
    ['2026-11-01', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02', ''],
    ['', '2026-11-02'],
    ['', ''],
  ])('from %j to %j is taken', (from, to) => {
    expect(checkDateChoice(custom(from, to))).toEqual(right(custom(from, to)));
  });

  it('that ends before it begins is refused', () => {
    expect(checkDateChoice(custom('2026-11-02', '2026-11-01'))).toEqual(left({ kind: 'RangeReversed' }));
  });

  it('is the only choice that can be refused', () => {
    const presets = datePresets.filter((preset) => preset !== 'Custom');
    fc.assert(
      fc.property(fc.constantFrom(...presets), (preset) => {
        expect(checkDateChoice({ preset })).toEqual(right({ preset }));
      }),
    );
  });
});

const lies = (date: string, choice: DateChoice): boolean => {
  const window = dateWindow(choice, friday);
  const at = when(date);
  return isSome(window) && isSome(at) && isWithin(window.value)(at.value);
};

describe('a date within the days', () => {
  const november = custom('2026-11-01', '2026-11-30');

  it.each([
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-10-31', false],
    ['2026-12-01', false],
    ['2026-11-01T00:00+05:30', true],
    ['2026-10-31T23:59:59.999+05:30', false],
    ['2026-11-30T23:59:59.999+05:30', true],
    ['2026-12-01T00:00+05:30', false],
    ['2026-10-31T18:30Z', true],
    ['2026-11-30T18:30Z', false],
  ])('%s lies in November: %j', (date, expected) => {
    expect(lies(date, november)).toBe(expected);
  });

  it.each([
    ['1970-01-02', true],
    ['1970-01-02T00:00', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
    ['2026-12-01T00:00', false],
  ])('%s lies before an open beginning: %j', (date, expected) => {
    expect(lies(date, custom('', '2026-11-30'))).toBe(expected);
  });

  it.each([
    ['9999-12-31', true],
    ['9999-12-31T23:59', true],
    ['2026-11-01', true],
    ['2026-10-31', false],
    ['2026-10-31T23:59', false],
  ])('%s lies after an open end: %j', (date, expected) => {
    expect(lies(date, custom('2026-11-01', ''))).toBe(expected);
  });

  it('counts a moment exactly when its day in India counts', () => {
    const anyDay = fc.constantFrom('', '2026-11-01', '2026-11-15', '2026-11-30');
    const anyRange = fc.record({ from: anyDay, to: anyDay });
    const anyMinute = fc.integer({ min: 0, max: 60 * 24 - 1 });
    fc.assert(
      fc.property(anyRange, anyMinute, fc.nat(45), ({ from, to }, minute, shift) => {
        const date = new Date(Date.UTC(2026, 9, 25 + shift)).toISOString().slice(0, 10);
        const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
        expect(lies(`${date}T${clock}`, custom(from, to))).toBe(lies(date, custom(from, to)));
      }),
    );
  });

  it('lies in exactly one quarter when it lies in This Year', () => {
    const quarters = ['Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4'] as const;
    fc.assert(
      fc.property(fc.nat(800), (shift) => {
        const date = new Date(Date.UTC(2026, 0, 1 + shift)).toISOString().slice(0, 10);
        const count = quarters.filter((preset) => lies(date, { preset })).length;
        expect(count).toBe(lies(date, { preset: 'This Year' }) ? 1 : 0);
      }),
    );
  });
});
