const DEEP = '@deep@';
const NESTING = 40_000;

/** JSON text of a body; every '@deep@' in it becomes 40,000 nested lists, which no serializer could write. */
export const jsonText = (body: unknown): string =>
  JSON.stringify(body).replaceAll(`"${DEEP}"`, () => '['.repeat(NESTING) + ']'.repeat(NESTING));

/** An object that cannot be turned into text or a number. */
const STUBBORN = { toString: 1, valueOf: 1 };

/** Texts that can break a database, a header or a parser. */
export const ODD_TEXTS: readonly string[] = [
  '',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '2147483648',
  '99999999999',
  '-1',
  '1e308',
  '__proto__',
  "'; drop table customer; --",
  'x'.repeat(300_000),
];

/** Values for any field of a JSON body. */
export const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  1e308,
  -1,
  1.5,
  null,
  true,
  [],
  {},
  [null],
  [1, 'a', [null]],
  [STUBBORN],
  [{ id: STUBBORN, question: STUBBORN, answer: STUBBORN }],
  [{ id: 1603, answer: [STUBBORN] }],
  [{ id: 1603, question: 'x\0', answer: 'y\0' }],
  [{ question: 'x', answer: '\uD800' }],
  [{ question: 'x', answer: DEEP }],
  Array.from({ length: 250 }, () => ({ question: 'x', answer: 'y' })),
  STUBBORN,
  DEEP,
];

/** Bodies that are not JSON objects, or barely. */
export const ODD_BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '[{}]',
  '"text"',
  '1e999',
  '{"__proto__":{"x":1}}',
  jsonText(DEEP),
  jsonText({ x: DEEP }),
  '{"a":'.repeat(NESTING) + '1' + '}'.repeat(NESTING),
  `{"x":"${'x'.repeat(300_000)}"}`,
];

/** Ids and paths for an address, already encoded. */
export const ODD_PATHS: readonly string[] = [
  '0',
  '-1',
  '1e308',
  '2147483648',
  '99999999999',
  '99999999999999999999',
  '%00',
  '1%00',
  '%2500',
  '%ED%A0%80',
  '%E0%A4%A',
  '..%2F..%2Fetc%2Fpasswd',
  "1'%20or%20'1'='1",
  'x'.repeat(3000),
];
