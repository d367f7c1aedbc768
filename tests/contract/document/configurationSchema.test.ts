import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { configurationKeys } from '../../../src/infrastructure/config/configurationCodec';
import { vendors, vendorsOf } from '../../../src/infrastructure/vendors/vendors';
import { readConfiguration } from '../../../src/infrastructure/config/readConfiguration';
import { isNode, type Node, nodeAt, type Json } from '../../../conformance/theDocument.ts';
import { vendorGroups } from './vendorSchema';
import { runs } from '../../runs';

const read = (file: string): Node => JSON.parse(readFileSync(`docs/api/${file}`, 'utf8'));

const compiled = (file: string): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  const check = ajv.compile(read(file));
  return (value) => check(value);
};

const demo = nodeAt(read('examples/getPortalConfig.json'), 'value');

type Change = { readonly key: string; readonly value: Json | undefined };

/** The configuration with another value at a key, or without the key. */
const changed = (source: Node, { key, value }: Change): Node => {
  const [head = '', ...rest] = key.split('.');
  const { [head]: before, ...others } = source;
  const inside = isNode(before) ? before : {};
  const after = rest.length === 0 ? value : changed(inside, { key: rest.join('.'), value });
  return after === undefined ? others : { ...others, [head]: after };
};

const texts = [
  '',
  ' ',
  '/',
  '/a b',
  '//host',
  ' //host/a\n',
  '///host',
  '//user@host',
  ' /a ',
  '\thttps://a.example\u00A0',
  'https://a.example',
  ' https://a.example/ ',
  'https://a.example?x',
  '//host/',
  'HTTP://A.example/x',
  'http://',
  'https:',
  'https://user@a.example',
  'https://a\\.example',
  'https://a。example',
  '/a\tb',
  '/a\\b',
];
const words = [
  'ftp://a.example',
  'javascript:alert(1)',
  'a',
  ...Object.values(vendors).flatMap((group) => Object.keys(group)),
];
const records: readonly Json[] = [
  {},
  { one: 'A' },
  { one: 'A', two: 'B' },
  { one: 'A', two: ' ' },
  { one: 'A', two: 'B', three: 'C' },
  { one: 7, two: 'B' },
  { '16': ['GST Filing'] },
  { '16': 'GST Filing' },
  { tax: null, emi: '/emi' },
  { tax: 7 },
  { en: 'A', hi: 'B' },
  { en: 'A' },
];
const lists: readonly Json[] = [[], ['/a', 'https://a.example'], ['a'], [7]];
const values = [undefined, null, true, 0, 7, ...texts, ...words, ...records, ...lists];

/** Every key that the portal reads: those of the codec, and those of the vendors. */
const readKeys: readonly string[] = [
  ...Object.keys(configurationKeys),
  ...new Set(
    vendorGroups.flatMap((group) =>
      ['provider', ...Object.values(vendorsOf(group)).flatMap(({ settings }) => Object.keys(settings))].map(
        (key) => `${group}.${key}`,
      ),
    ),
  ),
];

/** A group that is no object is read as absent and refused by the schema, so groups keep their form here. */
const change: fc.Arbitrary<Change> = fc.record({
  key: fc.constantFrom(...readKeys),
  value: fc.constantFrom(...values),
});

const isReadable = (source: Node): boolean => isRight(readConfiguration(source));
const fits = compiled('portal.config.schema.json');

describe('docs/api/portal.config.schema.json', () => {
  it('accepts exactly what the portal reads: one key with each value', () => {
    const different = readKeys.flatMap((key) =>
      values
        .map((value) => ({ key, value }))
        .filter((each) => fits(changed(demo, each)) !== isReadable(changed(demo, each))),
    );
    expect(different).toEqual([]);
  });

  it('accepts exactly what the portal reads: several keys at once', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const source = changes.reduce(changed, demo);
        expect(fits(source)).toBe(isReadable(source));
      }),
      { numRuns: runs(3000) },
    );
  });

  /** A group that the portal reads as one key. */
  const AS_ONE = ['links.calculators'];

  it('names every key of the portal and no other', () => {
    const leaves = (schema: unknown, at: string): readonly string[] => {
      const properties = Object.entries(nodeAt(schema, 'properties'));
      if (properties.length === 0 || AS_ONE.includes(at)) return [at];
      return properties.flatMap(([name, inside]) => leaves(inside, at === '' ? name : `${at}.${name}`));
    };
    expect(leaves(read('portal.config.schema.json'), '').toSorted()).toEqual(readKeys.toSorted());
  });

  it('refuses a group that is no object, which the portal reads as absent', () => {
    const source = changed(demo, { key: 'links', value: 'https://a.example' });
    expect([fits(source), isLeft(readConfiguration(source))]).toEqual([false, false]);
  });
});

describe('docs/api/deadlines.schema.json', () => {
  const isTable = compiled('deadlines.schema.json');
  const table = nodeAt(read('deadlines.example.json'), 'value');
  const rules = Array.isArray(table['rules']) ? (table['rules'] as readonly Json[]) : [];
  const [rule = null] = rules.filter(isNode);

  it('accepts a rule of each kind', () => {
    expect(isTable(table)).toBe(true);
    expect(rules).toHaveLength(8);
  });

  it.each<Node>([
    { due: { day: 32, monthsAfterPeriodEnd: 1 } },
    { due: { day: 1 } },
    { every: 'week' },
    { topic: 'customs' },
    { title: { en: 'Only English' } },
    { from: '2026-02-30' },
    { exceptions: [{ period: 'month-13', due: null }] },
    { variants: [{ states: ['MH'], due: null }] },
    { services: [] },
    { dew: null },
  ])('refuses a rule with %j', (wrong) => {
    expect(isTable({ ...table, rules: [{ ...(isNode(rule) ? rule : {}), ...wrong }] })).toBe(false);
  });
});
