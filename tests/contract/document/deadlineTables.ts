import { readFileSync } from 'node:fs';
import { isNode, type Json, type Node } from '../../../conformance/theDocument.ts';

export const read = (file: string): Node => JSON.parse(readFileSync(file, 'utf8'));

export const table = read('sandbox/deadlines/deadlines.json');
export const rules: readonly Node[] = Array.isArray(table['rules']) ? table['rules'].filter(isNode) : [];

export const tableOf = (rule: Json): Node => ({ ...table, rules: [rule] });

export type Path = readonly (string | number)[];

/** The value with another one in a place, or without that place. */
export const changed = (source: Json, [head, ...rest]: Path, value: Json | undefined): Json => {
  if (head === undefined) return source;
  const inside = (before: Json | undefined): Json | undefined =>
    rest.length === 0 ? value : changed(before ?? {}, rest, value);
  if (Array.isArray(source)) {
    const items: readonly Json[] = source;
    return items.flatMap((item, index) => {
      const after = index === head ? inside(item) : item;
      return after === undefined ? [] : [after];
    });
  }
  const { [head]: before, ...others } = isNode(source) ? source : {};
  const after = inside(before);
  return after === undefined ? others : { ...others, [head]: after };
};

export const pathsOf = (value: Json, at: Path = []): readonly Path[] => {
  const inside = Array.isArray(value) ? [...value.entries()] : isNode(value) ? Object.entries(value) : [];
  return [at, ...inside.flatMap(([key, item]: [string | number, Json]) => pathsOf(item, [...at, key]))];
};

/** One rule of each form: each kind of due, with exceptions, variants, an assumed event and a note. */
export const forms: readonly Node[] = ['month', 'quarter', 'half-year', 'year'].flatMap((every) => {
  const first = rules.find((rule) => rule['every'] === every) ?? {};
  const full = {
    ...first,
    due: { day: 11, monthsAfterPeriodEnd: 1 },
    exceptions: [
      {
        period: { month: '2027-03', quarter: 'quarter-4', 'half-year': '2026-27-h2' }[every] ?? '2026-27',
        due: { daysAfterPeriodEnd: 20 },
        why: 'Circular 9',
      },
    ],
    variants: [
      { states: ['27', '29'], due: { month: 6, day: 15 } },
      { states: ['07'], due: { month: 6, day: 15, yearsAfterFinancialYearEnd: 0 } },
    ],
    basis: { event: 'agm', daysAfter: 30, assumed: { month: 9, day: 30 } },
    note: 'A note',
  };
  return [first, full];
});

/** What only the operator reads, or what must be spelt for other readers: the portal takes the rule all the same. */
export const ofTheSchemaAlone = ([head, second]: Path): boolean =>
  head === 'id' ||
  head === 'period' ||
  head === 'note' ||
  head === 'services' ||
  (head === 'basis' && second !== 'event' && second !== undefined);

const texts = [
  '',
  ' ',
  '\u00A0\n',
  'a',
  '2026-02-28',
  '2026-02-30',
  '2027-02-29',
  '2028-02-29',
  '0099-01-01',
  '2026-2-1',
  '2026-04-01T00:00:00Z',
  'month-03',
  'month-13',
  '2027-03',
  '2027-13',
  'quarter-4',
  'quarter-5',
  '2026-27-q4',
  'half-2',
  '2026-27-h3',
  '2026-27',
  '7',
  '27',
  '25',
  '97',
  '99',
  '+7',
  'KA',
  'gst',
  'year',
  'high',
];
const dues: readonly Json[] = [
  { day: 11, monthsAfterPeriodEnd: 120 },
  { day: 11, monthsAfterPeriodEnd: 121 },
  { day: 0, monthsAfterPeriodEnd: 1 },
  { day: 11 },
  { daysAfterPeriodEnd: 3660 },
  { daysAfterPeriodEnd: 3661 },
  { daysAfterPeriodEnd: -1 },
  { daysAfterPeriodEnd: 1.5 },
  { month: 6, day: 15 },
  { month: 13, day: 15 },
  { month: 6, day: 32 },
  { month: 6, day: 15, yearsAfterFinancialYearEnd: -1 },
  { month: 6, day: 15, yearsAfterFinancialYearEnd: -2 },
  { month: 6, day: 15, yearsAfterFinancialYearEnd: 11 },
  { month: 6, day: 15, yearsAfterFinancialYearEnds: 1 },
  { month: 6, day: 15, daysAfterPeriodEnd: 1 },
];
const lists: readonly Json[] = [[], ['27'], ['27', '27'], [null], [{}]];
export const values: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  31,
  32,
  ...texts,
  ...dues,
  ...lists,
  {},
];
