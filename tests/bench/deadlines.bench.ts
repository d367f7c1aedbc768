import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { StatutoryRule } from '../../src/domain/deadlines/rule';
import { statutoryDates } from '../../src/domain/deadlines/statutoryDates';
import { theTable } from '../domain/deadlines/theTable';
import { day } from '../domain/when';
import { slowness } from './slowness';

const span = { from: day('2026-04-01'), to: day('2027-03-31') };
const { rules } = theTable();

const rulesTimes = (size: number): readonly StatutoryRule[] =>
  Array.from({ length: size / rules.length }, () => rules).flat();

const prepare = (size: number): (() => void) => {
  const table = rulesTimes(size);
  expect(statutoryDates(table, { span, state: none }).length).toBeGreaterThan(size * 3);
  return () => void statutoryDates(table, { span, state: none });
};

describe('statutory dates', () => {
  it('are those of a year of 60 rules', async ({ bench }) => {
    expect(await slowness({ bench, size: 60, prepare })).toEqual([]);
  });
});
