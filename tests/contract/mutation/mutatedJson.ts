import fc from 'fast-check';
import type { Json } from '../../../conformance/theDocument.ts';

const nested = (depth: number): Json => {
  let at: Json = {};
  for (let level = 0; level < depth; level += 1) at = level % 2 === 0 ? [at] : { data: at };
  return at;
};

/** What a backend may send instead of a valid value: nothing, another type, a hostile text or object. */
const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, '', ' ', 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 1),
  fc.constantFrom<Json>('NaN', 'undefined', 'null', 'Infinity', '-', '1e999', '0x1F', '१२३', '💥', '\u0000'),
  fc.constantFrom<Json>('0000-00-00', '2026-02-30', '2026-13-01T99:99:99Z', '+275760-09-13', 'today'),
  fc.constantFrom<Json>([], {}, [null], [[]], { data: null }, { data: { data: { data: { data: [] } } } }),
  fc.constantFrom<Json>(
    { toString: 1, valueOf: 1 },
    { toString: null },
    { length: 5 },
    { constructor: null },
  ),
  fc.constantFrom<Json>('[', '{"a":', '[1,2', '"text"', '[[[[]]]]', '{"path":{"toString":1}}', 'null'),
  fc.integer({ min: 1, max: 400 }).map(nested),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value))),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
);

interface Change {
  /** The child to follow at each level; the last one is changed. */
  readonly steps: readonly number[];
  readonly what: 'drop' | 'replace' | 'repeat' | 'name';
  readonly by: Json;
}

const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 7 }),
  what: fc.constantFrom('drop', 'replace', 'replace', 'repeat', 'name'),
  by: junk.map((value) => (typeof value === 'number' && !Number.isFinite(value) ? null : value)),
});

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asInside = (text: string): Json | undefined => {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    const inside: Json = JSON.parse(text);
    return inside;
  } catch {
    return undefined;
  }
};

/** A backend may send a record in place of a name, with one column filled and another null or of another type. */
const asNamedRecord = (name: Json, other: Json): Json => ({ service_name: other, name });

const changedChild = (changes: Change, child: Json): readonly Json[] => {
  if (changes.steps.length > 0) return [changed(child, changes)];
  if (changes.what === 'drop') return [];
  if (changes.what === 'name') return [asNamedRecord(child, changes.by)];
  return changes.what === 'repeat' ? [child, child] : [changes.by];
};

const changedText = (text: string, { steps, what, by }: Change): Json => {
  const inside = asInside(text);
  if (inside === undefined) return what === 'name' ? asNamedRecord(text, by) : by;
  return what === 'drop'
    ? text.slice(0, (steps[0] ?? 0) % text.length)
    : JSON.stringify(changed(inside, { steps, what, by }));
};

/** The value with one change at some depth; JSON text is changed inside or cut off. */
const changed = (value: Json, { steps, what, by }: Change): Json => {
  const [step, ...rest] = steps;
  if (step === undefined) return by;
  const further = { steps: rest, what, by };
  if (typeof value === 'string') return changedText(value, { steps, what, by });
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    if (items.length === 0) return [by];
    const at = step % items.length;
    return items.flatMap((item, index) => (index === at ? changedChild(further, item) : [item]));
  }
  if (!isObject(value)) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return { by };
  const wanted = keys[step % keys.length];
  return Object.fromEntries(
    keys.flatMap((key) => {
      if (key !== wanted) return [[key, value[key] ?? null]];
      return changedChild(further, value[key] ?? null).map((child) => [key, child]);
    }),
  );
};

/** A response with one to four changes, or replaced completely. */
export const mutated = (response: Json): fc.Arbitrary<Json> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 4 })
        .map((changes) => changes.reduce<Json>((value, each) => changed(value, each), response)),
    },
    { weight: 1, arbitrary: junk },
  );

/** One record with a few changes, or replaced completely. */
export const mutatedRecord = (record: Json): fc.Arbitrary<Json> => mutated(record);

/** The text of a response: JSON, sometimes cut off in the middle. */
export const sentText = (value: Json, cut: number): string => {
  const text = JSON.stringify(value);
  return cut < 0.05 ? text.slice(0, Math.floor(cut * 20 * text.length)) : text;
};
