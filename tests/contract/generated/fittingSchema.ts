import * as fc from 'fast-check';
import {
  isNode,
  type Json,
  type Node,
  nodeAt,
  resolved,
  textOf,
  textsAt,
} from '../../../conformance/theDocument.ts';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const FORMATS: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  'date-time': fc.constant('2026-11-20T04:30:00.000Z'),
  date: fc.constant('2026-11-20'),
  uri: fc.webUrl(),
  'uri-reference': fc.constant('/picture.png'),
};

const text = (schema: Node): fc.Arbitrary<Json> => {
  const pattern = textOf(schema['pattern']);
  if (pattern !== '') return fc.stringMatching(new RegExp(pattern, 'u'));
  const format = FORMATS[textOf(schema['format'])];
  if (format !== undefined) return format;
  return fc.string({
    unit: 'grapheme',
    minLength: Number(schema['minLength'] ?? 0),
    maxLength: Math.min(Number(schema['maxLength'] ?? 40), 200),
  });
};

const numberOf = (schema: Node, isWhole: boolean): fc.Arbitrary<Json> => {
  const min = Number(schema['minimum'] ?? -1000);
  const max = Number(schema['maximum'] ?? 100_000);
  return isWhole ? fc.integer({ min, max }) : fc.integer({ min, max }).map((value) => value + 0.5);
};

const record = (root: Node, schema: Node): fc.Arbitrary<Json> => {
  const fields = Object.entries(nodeAt(schema, 'properties')).map(
    ([name, inner]) => [name, fitting(root, inner)] as const,
  );
  return fc.record<Record<string, Json>>(Object.fromEntries(fields), {
    requiredKeys: fields.map(([name]) => name).filter((name) => textsAt(schema, 'required').includes(name)),
  });
};

const ofType = (root: Node, schema: Node, type: string): fc.Arbitrary<Json> => {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return numberOf(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(root, schema['items']), { maxLength: 3 });
    case 'null':
      return fc.constant(null);
    default:
      return record(root, schema);
  }
};

/** One schema of several that hold at once. */
const merged = (root: Node, parts: readonly Json[]): Node => {
  const schemas = parts.map((part) => resolved(root, part));
  return {
    ...Object.assign({}, ...schemas),
    properties: Object.assign({}, ...schemas.map((schema) => nodeAt(schema, 'properties'))),
    required: schemas.flatMap((schema) => textsAt(schema, 'required')),
  };
};

/** Values that fit a schema of the document; without one, any JSON. */
export const fitting = (root: Node, node: Json | undefined): fc.Arbitrary<Json> => {
  const schema = resolved(root, node);
  if ('const' in schema) return fc.constant(schema['const'] ?? null);
  if ('enum' in schema) return fc.constantFrom(...listOf(schema['enum']));
  if ('contentSchema' in schema)
    return fitting(root, schema['contentSchema']).map((value) => JSON.stringify(value));
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(
    (choice) => isNode(choice) && !('required' in choice && Object.keys(choice).length === 1),
  );
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => fitting(root, choice)));
  if ('allOf' in schema) return fitting(root, merged(root, listOf(schema['allOf'])));
  const types = Array.isArray(schema['type']) ? textsAt(schema, 'type') : [textOf(schema['type'])];
  if (types.join('') === '' && !('properties' in schema))
    return fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)));
  return fc.oneof(...types.map((type) => ofType(root, schema, type)));
};
