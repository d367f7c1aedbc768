import { isDeepStrictEqual } from 'node:util';
import { placeAt } from './places.ts';
import { type Body, type Problem, problemsIn } from './problems.ts';
import { isNode, type Json, type Node, nodeAt, resolved, textOf } from './theDocument.ts';

/** Data at another depth, and words about success: the two decisions under which whole bodies are tolerated. */
const DEPTH = 'AMB-13';
const BESIDE_DATA = ['status', 'success', 'message', 'data', 'total'];
const DEEPEST = 3;
const NO = new Set<Json>([false, 'false', 'failed', 'error']);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Whether a body says no in `status`, `success` or `type`. */
export const saysNo = (body: Json | undefined): boolean =>
  isNode(body) &&
  ['status', 'success', 'type'].some((key) => {
    const word = body[key];
    return word !== undefined && (NO.has(word) || Number(word) >= 400);
  });

/** The body, and what is one to three levels below `data`. */
const levelsOf = (body: Json): readonly Json[] => {
  const levels = [body];
  for (let at = body; isNode(at) && 'data' in at && levels.length <= DEEPEST; at = at['data'] ?? null)
    levels.push(at['data'] ?? null);
  return levels;
};

/** The first list in the body or below `data`; undefined when there is none. */
export const listIn = (body: Json | undefined): readonly Json[] | undefined => {
  const found = levelsOf(body ?? null).find((level) => Array.isArray(level));
  return found === undefined ? undefined : listOf(found);
};

const schemaAt = (root: Node, pointer: string): Node =>
  Object.assign({}, ...placeAt(root, pointer).chain.map(({ node }) => node));

const isWrapper = (schema: Node): boolean =>
  'data' in nodeAt(schema, 'properties') &&
  Object.keys(nodeAt(schema, 'properties')).every((name) => BESIDE_DATA.includes(name));

/** The record of a schema put together from wherever below `data` its fields are. */
const gathered = (schema: Node, levels: readonly Json[]): Json | undefined => {
  const records = levels.filter((level) => isNode(level));
  const wanted = Object.keys(nodeAt(schema, 'properties'));
  const holders = wanted.map((name) => [name, records.find((record) => name in record)?.[name]] as const);
  const there = holders.filter(([, value]) => value !== undefined);
  return there.length === 0
    ? undefined
    : Object.fromEntries(there.map(([name, value]) => [name, value ?? null]));
};

interface Reshaped {
  readonly value: Json;
  /** Whether it stood elsewhere, or without the words that the document asks for. */
  readonly isOther: boolean;
}

interface Levels {
  readonly root: Node;
  readonly levels: readonly Json[];
  /** How many levels of `data` the document has above the schema at hand. */
  readonly depth: number;
}

const reshapedList = ({ levels, depth }: Levels): Reshaped | undefined => {
  const index = levels.findIndex((level) => Array.isArray(level));
  return index === -1 ? undefined : { value: levels[index] ?? null, isOther: index !== depth };
};

const reshapedRecord = (schema: Node, { levels, depth }: Levels): Reshaped | undefined => {
  const value = gathered(schema, levels);
  if (value === undefined) return undefined;
  return { value, isOther: !isDeepStrictEqual(value, gathered(schema, levels.slice(depth, depth + 1))) };
};

/** The same list or record in the shape that the document asks for; undefined when the body has none. */
const reshaped = (pointer: string, at: Levels): Reshaped | undefined => {
  const { root, levels, depth } = at;
  const schema = schemaAt(root, pointer);
  if (schema['type'] === 'array') return reshapedList(at);
  if (!isWrapper(schema)) return reshapedRecord(schema, at);
  const place = placeAt(root, pointer).chain.find(({ node }) => 'data' in nodeAt(node, 'properties'));
  const inside = reshaped(`${place?.pointer ?? pointer}/properties/data`, { ...at, depth: depth + 1 });
  if (inside === undefined) return undefined;
  const words = Object.entries(nodeAt(schema, 'properties')).flatMap(([name, property]) => {
    const word = resolved(root, property)['const'];
    return word === undefined ? [] : [[name, word] as const];
  });
  const given = nodeAt({ at: levels[depth] }, 'at');
  return {
    value: { ...Object.fromEntries(words), data: inside.value },
    isOther: inside.isOther || words.some(([name, word]) => given[name] !== word),
  };
};

const asWarning = (body: Body, says: string, came: string): Problem => ({
  at: '',
  expected: 'the shape of the schema',
  came,
  pointer: body.pointer,
  excuse: `The portal reads it: ${says}`,
});

const throughEntry = (body: Body, entry: Node): readonly Problem[] | undefined => {
  const says = textOf(entry['says']);
  const warning = asWarning(body, says, 'the same in another shape');
  if (saysNo(body.value)) return undefined;
  if (isDeepStrictEqual(body.value, entry['example'])) return [warning];
  if (entry['decision'] !== DEPTH) {
    const schema = resolved(body.root, entry['schema']);
    return fits(body, entry, schema) ? [asWarning(body, says, 'other words about success')] : undefined;
  }
  const other = reshaped(body.pointer, { root: body.root, levels: levelsOf(body.value), depth: 0 });
  return other?.isOther === true ? [warning, ...problemsIn({ ...body, value: other.value })] : undefined;
};

const fits = ({ validator, value }: Body, entry: Node, schema: Node): boolean => {
  if (Object.keys(schema).length === 0) return true;
  const ref = textOf(nodeAt(entry, 'schema')['$ref']);
  return ref !== '' && validator.problems(ref.slice(1), value).length === 0;
};

/** The problems of a body, or the warnings of a tolerated shape when it has one. */
export const problemsOrTolerated = (body: Body, tolerated: readonly Json[]): readonly Problem[] => {
  const strict = problemsIn(body);
  if (strict.every(({ excuse }) => excuse !== '')) return strict;
  for (const entry of tolerated) {
    const found = throughEntry(body, resolved(body.root, entry));
    if (found !== undefined) return found;
  }
  return strict;
};
