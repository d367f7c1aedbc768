import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { periodKey } from '../../../src/domain/deadlines/period';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { indianStates } from '../../../src/domain/india/states';
import vectors from '../../data/statutory-calendar-vectors.json';
import { day } from '../when';
import { theTable } from './theTable';

const span = { from: day('2026-12-01'), to: day('2027-11-30') };
const { rules } = theTable();
const uniform = rules.filter(({ variants }) => variants.length === 0);
const byState = rules.filter(({ variants }) => variants.length > 0);

const lineOf = (ruleId: string, period: string, ...[due, state]: readonly [string, string?]): string =>
  [ruleId, period, due, ...(state === undefined ? [] : [state])].join(' ');

const given = vectors.map(({ ruleId, periodKey: period, due, state }) => lineOf(ruleId, period, due, state));

const everywhere = statutoryDates(uniform, { span, state: none }).map(({ rule, period, day: due }) =>
  lineOf(rule.id, periodKey(period), due),
);
const inEachState = indianStates.flatMap((state) =>
  statutoryDates(byState, { span, state: some(state) }).map(({ rule, period, day: due }) =>
    lineOf(rule.id, periodKey(period), due, String(state.tin).padStart(2, '0')),
  ),
);

describe('the dates that the table expands to from December 2026 to November 2027', () => {
  it('are the 389 of the vectors, of which 125 were checked by hand: none missing, none besides [DUE-02]', () => {
    expect(vectors).toHaveLength(389);
    expect(vectors.filter(({ verified }) => verified)).toHaveLength(125);
    expect([...everywhere, ...inEachState].toSorted()).toEqual(given.toSorted());
  });

  it('come in the order of their days', () => {
    const days = statutoryDates(rules, { span, state: none }).map((date) => date.day);
    expect(days).toEqual(days.toSorted());
  });
});
