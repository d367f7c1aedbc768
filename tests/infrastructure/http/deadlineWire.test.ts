import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { StatutoryRule } from '../../../src/domain/deadlines/rule';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readDeadlineTable } from '../../../src/infrastructure/http/deadlineWire';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { tableJson, theTable } from '../../domain/deadlines/theTable';

const table: unknown = tableJson();
const record = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) throw new Error('a record expected');
  return { ...value };
};
const rules = (): readonly unknown[] => {
  const list = record(table)['rules'];
  return Array.isArray(list) ? list : [];
};
const aRecord = (changes: Readonly<Record<string, unknown>> = {}) => ({ ...record(rules()[0]), ...changes });

const read = (...records: readonly unknown[]) => {
  const log = new InMemoryLog();
  const result = readDeadlineTable(log)({ ...record(table), rules: records });
  const found: readonly StatutoryRule[] = isRight(result) ? result.right.rules : [];
  return { result, rules: found, log: log.failures };
};

describe('the table of statutory dates', () => {
  it('gives all 60 rules and the page of each topic [DUE-02]', () => {
    expect(theTable().rules).toHaveLength(60);
    expect(theTable().checkedOn).toBe('2026-11-22');
    expect(theTable().officialPages.gst).toBe('https://www.gst.gov.in/');
  });

  it('reads services by name or by id, and those of the former shape as bought [DUE-11]', () => {
    const services = ['GST', { name: 'GST Filing', after: 'completed' }, { id: 16, after: 'bought' }];
    expect(read(aRecord({ services })).rules[0]?.services).toEqual([
      { name: 'GST', after: 'bought' },
      { name: 'GST Filing', after: 'completed' },
      { id: '16', after: 'bought' },
    ]);
  });

  it('reads the alternatives; one that cannot be read, or repeats an id, costs only itself [DUE-05] [DUE-12]', () => {
    expect(theTable().alternatives.map(({ id, choices }) => [id, choices.length])).toEqual([
      ['gst-scheme', 3],
      ['itr-kind', 3],
      ['entity', 2],
    ]);
    const { alternatives } = record(table);
    const [first, second] = Array.isArray(alternatives) ? alternatives : [];
    const log = new InMemoryLog();
    const changed = [first, first, { ...record(second), question: { en: 'Which?' } }, 7];
    const result = readDeadlineTable(log)({ ...record(table), alternatives: changed });
    expect(isRight(result) && result.right.alternatives.map(({ id }) => id)).toEqual(['gst-scheme']);
    expect(log.failures.map((line) => line.slice(0, 50))).toEqual([
      "Left out the deadline alternative 'gst-scheme', wh",
      "Left out the deadline alternative 'itr-kind', whic",
      'Left out the deadline alternative without an id, w',
    ]);
  });

  it.each([
    [
      { day: 31, monthsAfterPeriodEnd: 2 },
      { kind: 'dayOfMonth', day: 31, monthsAfter: 2 },
    ],
    [{ daysAfterPeriodEnd: 45 }, { kind: 'daysAfter', days: 45 }],
    [
      { month: 3, day: 31, yearsAfterFinancialYearEnd: -1 },
      { kind: 'dateInYear', month: 3, day: 31, yearsAfter: -1 },
    ],
    [
      { month: 4, day: 30 },
      { kind: 'nextDate', month: 4, day: 30 },
    ],
    [null, { kind: 'nothing' }],
  ])('reads the due %j [DUE-02]', (due, expected) => {
    expect(read(aRecord({ due })).rules[0]?.due).toEqual(expected);
  });

  it.each([
    ['a due of another shape', { due: { week: 3 } }],
    ['a month 13', { due: { month: 13, day: 1 } }],
    ['a day 32', { due: { day: 32, monthsAfterPeriodEnd: 1 } }],
    ['a due centuries later', { due: { daysAfterPeriodEnd: 1_000_000 } }],
    [
      'a misspelt key of a due, which would give another date',
      { due: { month: 6, day: 15, yearsAfterFinancialYearEnds: 1 } },
    ],
    ['two dues in one', { due: { month: 6, day: 15, daysAfterPeriodEnd: 9 } }],
    ['a variant for one state twice', { variants: [{ states: ['27', '27'], due: null }] }],
    ['a variant for a state in one digit', { variants: [{ states: ['7'], due: null }] }],
    ['half a day', { due: { daysAfterPeriodEnd: 1.5 } }],
    ['no title', { title: undefined }],
    ['a blank form', { form: '  ' }],
    ['an unknown topic', { topic: 'customs' }],
    ['an unknown frequency', { every: 'week' }],
    ['a first day that does not exist', { from: '2026-02-30' }],
    ['an exception that cannot be read', { exceptions: [{ period: '2027-03', due: 'later' }] }],
    ['an exception for a period of another kind', { exceptions: [{ period: '2026-27-q4', due: null }] }],
    ['an exception for a month 13', { exceptions: [{ period: '2027-13', due: null }] }],
    ['an exception for no year', { every: 'year', exceptions: [{ period: '2026-99', due: null }] }],
    ['an exception for two years', { every: 'quarter', exceptions: [{ period: '2026-28-q4', due: null }] }],
    ['a variant for letters of a state', { variants: [{ states: ['27', 'KA'], due: null }] }],
    ['a variant for a state that does not exist', { variants: [{ states: ['28'], due: null }] }],
    ['a variant for no state', { variants: [{ states: [], due: null }] }],
  ])('leaves out a rule with %s and keeps the others [DUE-05]', (_, changes) => {
    const { rules: kept, log } = read(aRecord({ id: 'bad', ...changes }), aRecord({ id: 'good' }), null);
    expect(kept.map(({ id }) => id)).toEqual(['good']);
    expect(log).toEqual([
      "Left out the deadline rule 'bad', which could not be read.",
      'Left out the deadline rule without an id, which could not be read.',
    ]);
  });

  it.each([
    ['month', 'month-12'],
    ['month', '2027-03'],
    ['quarter', 'quarter-4'],
    ['quarter', '2026-27-q4'],
    ['half-year', '2026-27-h2'],
    ['year', '2099-00'],
  ])('keeps the exception of a rule of every %s for %s [DUE-02]', (every, period) => {
    expect(read(aRecord({ every, exceptions: [{ period, due: null }] })).rules).toMatchObject([
      { exceptions: [{ period }] },
    ]);
  });

  it('keeps the first of two rules with one id, since dates are known by it [DUE-05]', () => {
    const { rules: kept, log } = read(aRecord({ form: 'first' }), aRecord({ form: 'second' }));
    expect(kept.map(({ form }) => form)).toEqual(['first']);
    expect(log).toHaveLength(1);
  });

  it.each([
    ['a list', []],
    ['no rules', { ...record(table), rules: undefined }],
    ['no rule that can be read', { ...record(table), rules: [{}, 5] }],
    ['no day of the check', { ...record(table), checkedOn: 'lately' }],
    ['a text', '<!doctype html>'],
    ['nothing', undefined],
  ])('cannot be read from %s [DUE-05]', (_, body) => {
    expect(readDeadlineTable(new InMemoryLog())(body)).toEqual(left(gatewayError('Malformed')));
  });

  it('says what moved a date, and from which event one is counted [DUE-06]', () => {
    const byId = new Map(theTable().rules.map((rule) => [rule.id, rule]));
    expect(byId.get('itr-audit')?.exceptions[0]?.why).toContain('Circular');
    expect(byId.get('adt-1')).toMatchObject({ assumedEvent: 'agm', confidence: 'medium' });
  });
});
