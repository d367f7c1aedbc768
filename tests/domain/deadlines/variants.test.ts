import { none, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { Due } from '../../../src/domain/deadlines/rule';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { type IndianState, stateByCode } from '../../../src/domain/india/states';
import { day } from '../when';
import { aRule, theTable } from './theTable';

const stateOf = (code: string): IndianState | undefined => toUndefined(stateByCode(code));
const the22nd: Due = { kind: 'dayOfMonth', day: 22, monthsAfter: 1 };

describe('variants by state', () => {
  const rules = theTable().rules.filter(({ id }) => id === 'gstr-3b-quarterly');
  const span = { from: day('2027-01-01'), to: day('2027-01-31') };
  const inState = (code: string) => statutoryDates(rules, { span, state: stateByCode(code) });

  it('give the date of the state: the 22nd in Maharashtra, the 24th in Delhi [DUE-03]', () => {
    expect(inState('MH').map((date) => [date.day, date.states])).toEqual([['2027-01-22', []]]);
    expect(inState('DL').map((date) => [date.day, date.states])).toEqual([['2027-01-24', []]]);
  });

  it('give both dates with their states where the state is not known [DUE-03]', () => {
    const both = statutoryDates(rules, { span, state: none });
    expect(both.map((date) => [date.day, date.states.length])).toEqual([
      ['2027-01-22', 15],
      ['2027-01-24', 22],
    ]);
    expect(both[0]?.states).toContain(stateOf('MH')?.tin);
    expect(both[1]?.states).toContain(stateOf('DL')?.tin);
  });

  it('that agree on a day are one date in all states', () => {
    const same = rules.map((rule) => ({
      ...rule,
      variants: rule.variants.map((variant) => ({ ...variant, due: rule.due })),
    }));
    expect(statutoryDates(same, { span, state: none }).map(({ states }) => states)).toEqual([[]]);
  });

  it('in which nothing is due give no date there', () => {
    const [first, second] = rules[0]?.variants ?? [];
    if (first === undefined || second === undefined) throw new Error('two variants expected');
    const some22 = [aRule({ ...rules[0], variants: [first, { ...second, due: { kind: 'nothing' } }] })];
    expect(statutoryDates(some22, { span, state: stateByCode('DL') })).toEqual([]);
    expect(
      statutoryDates(some22, { span, state: none }).map((date) => [date.day, date.states.length]),
    ).toEqual([['2027-01-22', 15]]);
  });

  it('that name the state nowhere leave the due of the rule', () => {
    const [first] = rules[0]?.variants ?? [];
    if (first === undefined) throw new Error('a variant expected');
    const partly = [aRule({ ...rules[0], due: the22nd, variants: [first] })];
    expect(statutoryDates(partly, { span, state: stateByCode('DL') }).map((date) => date.day)).toEqual([
      '2027-01-22',
    ]);
  });

  it('that name some states leave the due of the rule to all others [DUE-03]', () => {
    const [first] = rules[0]?.variants ?? [];
    if (first === undefined) throw new Error('a variant expected');
    const the25th: Due = { kind: 'dayOfMonth', day: 25, monthsAfter: 1 };
    const partly = [aRule({ ...rules[0], due: the25th, variants: [first] })];
    const both = statutoryDates(partly, { span, state: none });
    expect(both.map((date) => [date.day, date.states.length])).toEqual([
      ['2027-01-22', 15],
      ['2027-01-25', 22],
    ]);
    expect(both[1]?.states).toContain(stateOf('DL')?.tin);
  });
});
