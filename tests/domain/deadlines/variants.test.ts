import { none, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { Due } from '../../../src/domain/deadlines/rule';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { type IndianState, stateByCode } from '../../../src/domain/india/states';
import { day } from '../when';
import { aRule, theTable } from './theTable';

const stateOf = (code: string): IndianState | undefined => toUndefined(stateByCode(code));
const onDay = (dayOfMonth: number): Due => ({ kind: 'dayOfMonth', day: dayOfMonth, monthsAfter: 1 });
const the15th = (monthsAfter: number): Due => ({ kind: 'dayOfMonth', day: 15, monthsAfter });
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

  it('that agree with one another are one date in all of their states', () => {
    const variants = [
      { states: [27, 29], due: onDay(22) },
      { states: [7], due: onDay(24) },
      { states: [33], due: onDay(22) },
    ];
    const dates = statutoryDates([aRule({ ...rules[0], due: onDay(26), variants })], { span, state: none });
    expect(dates.map(({ day: on, states, variant, why }) => [on, states.slice(0, 3), variant, why])).toEqual([
      ['2027-01-22', [27, 29, 33], 27, ''],
      ['2027-01-24', [7], 7, ''],
      ['2027-01-26', [1, 2, 3], 1, ''],
    ]);
  });

  it('that name every state leave nothing to the due of the rule', () => {
    const the26th: Due = { kind: 'dayOfMonth', day: 26, monthsAfter: 1 };
    const whole = rules.map((rule) => ({ ...rule, due: the26th }));
    expect(statutoryDates(whole, { span, state: none }).map((date) => date.day)).toEqual([
      '2027-01-22',
      '2027-01-24',
    ]);
  });

  it('may be due long after or before the rule', () => {
    for (const [rule, variant, month] of [
      [1, 7, '2027-07'],
      [7, 0, '2026-12'],
    ] as const) {
      const one = aRule({
        ...rules[0],
        due: the15th(rule),
        variants: [{ states: [27], due: the15th(variant) }],
      });
      const around = { from: day(`${month}-01`), to: day(`${month}-28`) };
      expect(
        statutoryDates([one], { span: around, state: stateByCode('MH') }).map((date) => date.day),
      ).toEqual([`${month}-15`]);
    }
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
