/** The rules that price answers, and the discount codes. Amounts are in rupees. */

export type SeedRule = {
  readonly service: number;
  readonly question: number;
  readonly kind: 'option' | 'each' | 'slab' | 'quote';
  readonly option?: string;
  readonly from?: number;
  readonly to?: number;
  readonly rupees: number;
};

export const RULES: readonly SeedRule[] = [
  { service: 16, question: 1601, kind: 'option', option: 'Partnership', rupees: 500 },
  { service: 16, question: 1601, kind: 'option', option: 'LLP', rupees: 500 },
  { service: 16, question: 1601, kind: 'option', option: 'Private Limited', rupees: 1000 },
  { service: 16, question: 1602, kind: 'each', from: 3, rupees: 150 },
  { service: 16, question: 1602, kind: 'quote', from: 21, rupees: 0 },
  { service: 16, question: 1603, kind: 'option', option: 'Other states', rupees: 250 },
  { service: 16, question: 1603, kind: 'option', option: 'Exports', rupees: 750 },
  { service: 16, question: 1604, kind: 'option', option: 'No', rupees: 1500 },
  { service: 17, question: 1701, kind: 'option', option: 'Quarterly', rupees: 400 },
  { service: 17, question: 1702, kind: 'slab', from: 51, to: 200, rupees: 500 },
  { service: 17, question: 1702, kind: 'slab', from: 201, to: 1000, rupees: 1500 },
  { service: 17, question: 1702, kind: 'quote', from: 1001, rupees: 0 },
  { service: 24, question: 2401, kind: 'option', option: 'House property', rupees: 300 },
  { service: 24, question: 2401, kind: 'option', option: 'Capital gains', rupees: 1000 },
  { service: 24, question: 2401, kind: 'option', option: 'Business', rupees: 2000 },
  { service: 24, question: 2402, kind: 'each', from: 2, rupees: 250 },
  { service: 24, question: 2403, kind: 'quote', option: 'Yes', rupees: 0 },
  { service: 26, question: 2601, kind: 'option', option: '27Q (non-residents)', rupees: 1000 },
  { service: 26, question: 2602, kind: 'slab', from: 11, to: 50, rupees: 700 },
  { service: 26, question: 2602, kind: 'slab', from: 51, to: 250, rupees: 2200 },
  { service: 26, question: 2602, kind: 'quote', from: 251, rupees: 0 },
  { service: 29, question: 2901, kind: 'each', from: 11, rupees: 120 },
  { service: 54, question: 5401, kind: 'option', option: 'Other company', rupees: 4500 },
  { service: 54, question: 5402, kind: 'each', from: 2, rupees: 5000 },
  { service: 192, question: 19201, kind: 'each', from: 3, rupees: 1500 },
  { service: 192, question: 19202, kind: 'quote', option: 'Yes', rupees: 0 },
];

export const CODES = [
  { code: 'SAVE10', percent: 10, flat: 0, minimum: 0, days: 365 },
  { code: 'FLAT500', percent: 0, flat: 500, minimum: 2500, days: 365 },
  { code: 'FREE100', percent: 100, flat: 0, minimum: 0, days: 365 },
  { code: 'DIWALI', percent: 25, flat: 0, minimum: 0, days: -10 },
  { code: 'CODE1', percent: 15, flat: 0, minimum: 0, days: null },
  { code: 'CODE2', percent: 20, flat: 0, minimum: 0, days: null },
] as const;
