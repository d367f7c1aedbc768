import { none, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { type NextDateFacts, nextDateOfService } from '../../../src/domain/deadlines/nextOfService';
import type { DeadlineTable } from '../../../src/domain/deadlines/rule';
import { stateByTin } from '../../../src/domain/india/states';
import { day } from '../when';
import { aRule, bought, completed, theTable } from './theTable';

const table = theTable();
const withRules = (...rules: DeadlineTable['rules']): DeadlineTable => ({
  ...table,
  rules,
  alternatives: [],
});

const next = (name: string, given: Partial<NextDateFacts> = {}, of: DeadlineTable = table) => {
  const facts = { answers: {}, state: none, today: day('2026-11-26'), ...given };
  const found = toUndefined(nextDateOfService(of, { id: subServiceId('7'), name }, facts));
  return found && [found.rule.id, found.day];
};

describe('the next date by law of a service', () => {
  it.each([
    ['Income Tax Return', ['itr-individual', '2027-07-31']],
    ['GST Filing', ['gstr-1-monthly', '2026-12-11']],
    ['TDS Return Filing', ['tds-deposit', '2026-12-07']],
    ['gst  filing', ['gstr-1-monthly', '2026-12-11']],
  ])('of %s is %j [DUE-14]', (name, expected) => {
    expect(next(name)).toEqual(expected);
  });

  it.each(['GST Registration', 'Private Limited Company', 'Trademark Registration', ''])(
    'is none for %j, which brings a duty only once it is completed, or none at all [DUE-14]',
    (name) => {
      expect(next(name)).toBeUndefined();
    },
  );

  it('is of the choice that the customer has made, of any choice where none was made [DUE-14]', () => {
    expect(next('GST Filing', { answers: { 'gst-scheme': 'quarterly' } })).toEqual([
      'gstr-1-iff',
      '2026-12-13',
    ]);
    expect(next('GST Filing', { answers: { 'gst-scheme': '' } })).toEqual(['gstr-1-monthly', '2026-12-11']);
  });

  it('is today where it is due today [DUE-14]', () => {
    expect(next('GST Filing', { today: day('2026-12-11') })).toEqual(['gstr-1-monthly', '2026-12-11']);
    expect(next('GST Filing', { today: day('2026-12-12') })).toEqual(['gstr-1-iff', '2026-12-13']);
  });

  it('is of what concerns most, of few where the service is for few [DUE-14]', () => {
    const few = aRule({ id: 'few', isUsual: false, due: { kind: 'dayOfMonth', day: 1, monthsAfter: 1 } });
    expect(next('GST Filing', {}, withRules(few, aRule()))).toEqual(['gstr-1-monthly', '2026-12-11']);
    expect(next('GST Filing', {}, withRules(few))).toEqual(['few', '2026-12-01']);
  });

  it('is of what the service was made for, whatever was answered for another [DUE-12] [DUE-14]', () => {
    const answers = { entity: 'company' };
    expect(next('LLP Annual Filing', { answers })).toEqual(['llp-form-11', '2027-05-30']);
    expect(next('ROC Filing', { answers })).toEqual(['dpt-3', '2027-06-30']);
  });

  it('is that of the customer’s state, where the date differs by state [DUE-14]', () => {
    const variant = { states: [27], due: { kind: 'dayOfMonth', day: 5, monthsAfter: 1 } as const };
    const rules = withRules(aRule({ variants: [variant] }));
    const in27 = stateByTin(27);
    const in29 = stateByTin(29);
    expect(next('GST Filing', { state: in27 }, rules)).toEqual(['gstr-1-monthly', '2026-12-05']);
    expect(next('GST Filing', { state: in29 }, rules)).toEqual(['gstr-1-monthly', '2026-12-11']);
  });

  it('is never counted from an event that nobody knows yet [DUE-14]', () => {
    expect(next('GST Filing', {}, withRules(aRule({ assumedEvent: 'agm' })))).toBeUndefined();
  });

  it('is none from a table that was checked too long ago [DUE-14]', () => {
    const old = { ...table, checkedOn: day('2025-11-25') };
    expect(next('GST Filing', {}, old)).toBeUndefined();
    expect(next('GST Filing', {}, { ...table, checkedOn: day('2025-11-26') })).toBeDefined();
  });

  it('is found by the id of the service, and not by that of another [DUE-14]', () => {
    const byId = (id: string) =>
      withRules(aRule({ services: [{ id: subServiceId(id), after: 'bought' }, completed('Any name')] }));
    expect(next('Any name', {}, byId('7'))).toEqual(['gstr-1-monthly', '2026-12-11']);
    expect(next('Any name', {}, byId('8'))).toBeUndefined();
    expect(next('Any name', {}, withRules(aRule({ services: [bought('Any name')] })))).toBeDefined();
  });
});
