import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { StatutoryRule } from '../../src/domain/deadlines/rule';
import { statutoryDates } from '../../src/domain/deadlines/statutoryDates';
import { theTable } from '../domain/deadlines/theTable';
import { day } from '../domain/when';
import { resultFile } from './resultFile';

const span = { from: day('2026-04-01'), to: day('2027-03-31') };
const { rules } = theTable();

const rulesTimes = (size: number): readonly StatutoryRule[] =>
  Array.from({ length: size / rules.length }, () => rules).flat();

describe('statutory dates', () => {
  it.for([60, 600])('expands a year of %d rules', async (size, { bench }) => {
    const table = rulesTimes(size);
    expect(statutoryDates(table, { span, state: none }).length).toBeGreaterThan(size * 3);
    await bench(`${size} rules`, { writeResult: resultFile('deadlines', size) }, () => {
      statutoryDates(table, { span, state: none });
    }).run();
  });
});
