import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { isNode, type Json, type Node, nodeAt } from '../../../conformance/theDocument.ts';
import { readDeadlineTable } from '../../../src/infrastructure/http/deadlineWire';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import {
  changed,
  forms,
  ofTheSchemaAlone,
  pathsOf,
  read,
  rules,
  table,
  tableOf,
  values,
} from './deadlineTables';
import { runs } from '../../runs';

const ajv = new Ajv2020({ strict: true });
addFormats(ajv);
const check = ajv.compile(read('docs/api/deadlines.schema.json'));
const fits = (value: unknown): boolean => check(value);

/** Whether the portal takes over the table with every rule of it. */
const isReadable = (value: unknown): boolean => {
  const log = new InMemoryLog();
  return isRight(readDeadlineTable(log)(value)) && log.failures.length === 0;
};

const places = forms.flatMap((rule) =>
  pathsOf(rule)
    .filter((path) => path.length > 0 && !ofTheSchemaAlone(path))
    .map((path) => ({ rule, path })),
);

/** The first alternative of the table with other choices. */
const withChoices = (choose: (choices: readonly Json[]) => readonly Json[]): Json => {
  const [first] = Array.isArray(table['alternatives']) ? table['alternatives'].filter(isNode) : [];
  const choices: readonly Json[] = Array.isArray(first?.['choices']) ? first['choices'] : [];
  return changed(table, ['alternatives', 0, 'choices'], [...choose(choices)]);
};

/** '2026-28': the one rule of the portal that a schema cannot say in a readable way. */
const namesNoYear = (source: Node): boolean => {
  const [rule] = Array.isArray(source['rules']) ? source['rules'].filter(isNode) : [];
  const exceptions = Array.isArray(rule?.['exceptions']) ? rule['exceptions'].filter(isNode) : [];
  return (
    rule?.['every'] !== 'month' &&
    exceptions.some(({ period }) => {
      const [, year, next] = /^"\d\d(\d\d)-(\d\d)/.exec(JSON.stringify(period)) ?? [];
      return year !== undefined && (Number(year) + 1) % 100 !== Number(next);
    })
  );
};

const differs = (source: Node): boolean => (fits(source) && !namesNoYear(source)) !== isReadable(source);

describe('docs/api/deadlines.schema.json', () => {
  it('accepts what the portal reads: every form of a rule [DUE-02]', () => {
    for (const rule of [...forms, ...rules])
      expect([fits(tableOf(rule)), isReadable(tableOf(rule))]).toEqual([true, true]);
    expect(places.length).toBeGreaterThan(150);
  });

  it('refuses what the portal refuses and nothing else: each place of a rule with each value [DUE-05]', () => {
    const different = places.flatMap(({ rule, path }) =>
      values
        .map((value) => ({ path: path.join('.'), value, source: tableOf(changed(rule, path, value)) }))
        .filter(({ source }) => differs(source))
        .map(({ path: at, value }) => JSON.stringify([rule['every'], at, value])),
    );
    expect(different).toEqual([]);
  });

  it('refuses what the portal refuses and nothing else: several places at once [DUE-05]', () => {
    // An object in another place leaves its keys there, and keys that the portal does not know are refused by the schema alone.
    const change = fc
      .record({ path: fc.constantFrom(...places.map(({ path }) => path)), value: fc.constantFrom(...values) })
      .filter(({ path, value }) => path.join() !== 'basis' && (path.at(-1) === 'due' || !isNode(value)));
    fc.assert(
      fc.property(
        fc.constantFrom(...forms.filter((_, index) => index % 2 === 1)),
        fc.array(change, { minLength: 2, maxLength: 4 }),
        (rule, changes) => {
          const source = tableOf(
            changes.reduce((all, { path, value }) => changed(all, path, value), rule as Json),
          );
          expect(differs(source)).toBe(false);
        },
      ),
      { numRuns: runs(3000) },
    );
  });

  it.each<readonly [string, Json]>([
    ['the former shape of services', tableOf({ ...forms[0], services: ['GST Filing'] })],
    ['a service by its number', tableOf({ ...forms[0], services: [{ id: 16, after: 'completed' }] })],
    ['a service by its id', tableOf({ ...forms[0], services: [{ id: 'gst', after: 'bought' }] })],
    ['no alternatives', changed(table, ['alternatives'], undefined)],
  ])('accepts as the portal does %s [DUE-11]', (_, source) => {
    expect([fits(source), isReadable(source)]).toEqual([true, true]);
  });

  it.each<readonly [string, Json]>([
    ['a service without its moment', tableOf({ ...forms[0], services: [{ name: 'GST Filing' }] })],
    ['another moment', tableOf({ ...forms[0], services: [{ name: 'GST Filing', after: 'paid' }] })],
    ['a service without a name', tableOf({ ...forms[0], services: [{ after: 'bought' }] })],
    ['one choice', withChoices((choices) => choices.slice(0, 1))],
    ['a choice without a label', changed(table, ['alternatives', 0, 'choices', 0, 'label'], undefined)],
    ['a question in one language', changed(table, ['alternatives', 0, 'question', 'hi'], undefined)],
    ['another topic', changed(table, ['alternatives', 0, 'topic'], 'vat')],
    ['a rule without an id', changed(table, ['alternatives', 0, 'choices', 0, 'rules'], [null])],
  ])('refuses as the portal does %s [DUE-11] [DUE-12]', (_, source) => {
    expect([fits(source), isReadable(source)]).toEqual([false, false]);
  });

  it.each<readonly [string, Json]>([
    ['a list', []],
    ['a text', '<!doctype html>'],
    ['null', null],
    ['no day of the check', changed(table, ['checkedOn'], undefined)],
    ['a day of the check that does not exist', changed(table, ['checkedOn'], '2026-02-30')],
    ['no rules', changed(table, ['rules'], undefined)],
    ['an empty list of rules', changed(table, ['rules'], [])],
    ['rules that are no list', changed(table, ['rules'], {})],
    ['pages that are no object', changed(table, ['officialPages'], null)],
  ])('refuses as the portal does %s [DUE-05]', (_, source) => {
    expect([fits(source), isReadable(source)]).toEqual([false, false]);
  });

  it.each<readonly [string, Json]>([
    ['a key of a rule that the portal does not know', tableOf({ ...forms[0], source: 'a' })],
    ['a key of the table that the portal does not know', { ...table, source: 'a' }],
    ['an id in other letters', tableOf({ ...forms[0], id: 'GSTR 1' })],
    ['no period in words', tableOf(changed(forms[0] ?? {}, ['period'], undefined))],
    ['no service', tableOf({ ...forms[0], services: [] })],
    [
      'no page of a topic, whose dates are then without a link',
      changed(table, ['officialPages', 'gst'], undefined),
    ],
    ['a page that no customer should follow', changed(table, ['officialPages', 'gst'], 'http://gst.example')],
  ])('refuses what would cost customers a date if the portal did too: %s', (_, source) => {
    expect([fits(source), isReadable(source)]).toEqual([false, true]);
  });

  it.each<readonly [string, Json]>([
    ['two choices with one id', withChoices((choices) => [...choices.slice(0, 1), ...choices.slice(0, 1)])],
    ['two rules with one id', { ...table, rules: [rules[0] ?? null, rules[0] ?? null] }],
    [
      'a year whose second half is not the next one',
      tableOf(changed(forms[7] ?? {}, ['exceptions', 0, 'period'], '2026-28')),
    ],
  ])('cannot say %s, which the portal refuses', (_, source) => {
    expect([fits(source), isReadable(source)]).toEqual([true, false]);
  });
});

it('the example is a table', () => {
  expect(fits(nodeAt(read('docs/api/deadlines.example.json'), 'value'))).toBe(true);
});
