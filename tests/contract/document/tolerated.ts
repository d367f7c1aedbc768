import { isNode, type Node, nodeAt, resolved, type Json } from '../../../conformance/theDocument.ts';

/** The items of a list in the document; none when there is no list. */
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Every `x-tolerated` of a single value in the document, by the place of its schema. */
export const tolerancesIn = (at: unknown, place: string): ReadonlyMap<string, Node> => {
  if (Array.isArray(at)) {
    const items: readonly unknown[] = at;
    return new Map(items.flatMap((item, index) => [...tolerancesIn(item, `${place}/${index}`)]));
  }
  if (!isNode(at)) return new Map();
  const own = isNode(at['x-tolerated']) ? [[place, at] as const] : [];
  const inside = Object.entries(at).flatMap(([key, child]) =>
    key === 'x-tolerated' ? [] : [...tolerancesIn(child, `${place}/${key}`)],
  );
  return new Map([...own, ...inside]);
};

interface Change {
  readonly root: Node;
  /** The schema whose values are replaced. */
  readonly at: Node;
  readonly by: Json;
}

/** The schema itself, and those that it refers to, as long as there is one. */
const chainOf = (root: Node, schema: unknown): readonly Node[] => {
  if (!isNode(schema)) return [];
  const target = resolved(root, schema);
  const parts = ['allOf', 'anyOf'].flatMap((key) => listOf(target[key]));
  return [schema, ...(target === schema ? [] : [target]), ...parts.flatMap((part) => chainOf(root, part))];
};

const insideText = (change: Change, schema: Node, text: string): Json =>
  JSON.stringify(replaced(change, schema['contentSchema'] ?? null, JSON.parse(text)));

/** The value with another one wherever that schema describes it, also inside JSON that is text. */
export const replaced = (change: Change, schema: Json, value: Json): Json => {
  const chain = chainOf(change.root, schema);
  if (chain.includes(change.at) && value !== null) return change.by;
  const textual = chain.find((each) => 'contentSchema' in each);
  if (typeof value === 'string' && textual !== undefined) return insideText(change, textual, value);
  if (Array.isArray(value)) {
    const items = chain.find((each) => 'items' in each)?.['items'] ?? null;
    return listOf(value).map((item) => replaced(change, items, item));
  }
  if (!isNode(value)) return value;
  const properties = Object.assign({}, ...chain.map((each) => nodeAt(each, 'properties')));
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, replaced(change, nodeAt(properties, key), inside)]),
  );
};

const DEEPEST = 3;

/** The innermost value below `data`. */
const innermost = (value: Json): Json =>
  isNode(value) && 'data' in value ? innermost(value['data'] ?? null) : value;

/** The same list or record as the whole body, and one to three levels below `data`. */
export const atEveryDepth = (value: Json): readonly Json[] => {
  const bodies: Json[] = [innermost(value)];
  while (bodies.length <= DEEPEST) bodies.push({ data: bodies.at(-1) ?? null });
  return bodies;
};
