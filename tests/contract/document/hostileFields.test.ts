import { describe, expect, it } from 'vitest';
import {
  isNode,
  type Node,
  nodeAt,
  resolved,
  responseOf,
  textOf,
  textsAt,
  theDocument,
} from '../../../conformance/theDocument.ts';
import { hostileFields, hostileName } from '../../journeys/support/hostileFields.ts';
import { type Field, fieldsOf } from './documentedFields';

const { root, calls } = await theDocument();

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Any pattern says of what a text is made, but this one, which says that it is not blank. */
const isAnyText = (schema: Node): boolean =>
  [schema['type'], ...textsAt(schema, 'type')].includes('string') &&
  (schema['pattern'] ?? String.raw`\S`) === String.raw`\S` &&
  !['date', 'date-time'].includes(textOf(schema['format'])) &&
  !('enum' in schema || 'const' in schema || 'contentSchema' in schema);

/** Whether a value, an item of it or one of its forms is free text or an address. */
const isHostile = (value: unknown): boolean => {
  const schema = resolved(root, value);
  const inner = [
    schema['items'],
    schema['contentSchema'],
    ...listOf(schema['anyOf']),
    ...listOf(schema['oneOf']),
  ];
  return isAnyText(schema) || inner.some((part) => isNode(part) && isHostile(part));
};

/** Every field of every response that the portal reads, but of those that it hands to a payment provider unseen. */
const read: readonly Field[] = calls
  .filter(({ operation }) => !('x-payment-provider' in operation))
  .flatMap((call) =>
    Object.keys(nodeAt(call.operation, 'responses')).flatMap((status) => {
      const media = nodeAt(responseOf(root, call, Number(status)), 'content', 'application/json');
      return fieldsOf(root, media['schema'], { path: '', owner: call.id, notRead: '' });
    }),
  );

/** The record and the name at the end of 'data.items[].service_name'. */
const endOf = ({ path }: Field): readonly [record: string, name: string] => {
  const steps = path.replaceAll(/[[\]~]/g, '').split('.');
  return [steps.at(-2) ?? '', steps.at(-1) ?? ''];
};

const nameOf = (field: Field): string => hostileName(...endOf(field));

const missing = (fields: readonly Field[]): readonly string[] => [
  ...new Set(
    fields
      .filter(
        (field) =>
          (field.notRead === '' || field.path.endsWith('.*')) &&
          isHostile(field.schema) &&
          nameOf(field) === '',
      )
      .map(({ path, property }) => `${property}: ${path}`),
  ),
];

describe('the fields that the sweeps fill with attacks', () => {
  it('are every text and address of a response, but for those that say why', () => {
    expect(missing(read)).toEqual([]);
  });

  it('would lack a new one', () => {
    const schema = { type: 'object', properties: { motto: { type: ['string', 'null'] } } };
    expect(missing(fieldsOf(root, schema, { path: '', owner: 'Profile', notRead: '' }))).toEqual([
      'Profile.motto: motto',
    ]);
  });

  it('are fields of the document', () => {
    const known = new Set(read.map(nameOf));
    expect(Object.keys(hostileFields).filter((name) => !known.has(name))).toEqual([]);
  });
});
