import { isNode, type Node, nodeAt, resolved } from '../../../conformance/theDocument.ts';

export interface Field {
  /** 'data.items[].id', and 'data.payment~.payable' inside JSON that is text. */
  readonly path: string;
  /** The property in the document, the same for every call that uses the record: 'CartItem.id'. */
  readonly property: string;
  /** Why nobody reads the field, '' for one that is read. */
  readonly notRead: string;
  /** What the document says of its value. */
  readonly schema: Node;
}

interface Place {
  readonly path: string;
  /** The nearest named schema, and the way from it. */
  readonly owner: string;
  readonly notRead: string;
}

const reasonOf = (schema: Node): string =>
  typeof schema['x-not-read'] === 'string' ? schema['x-not-read'] : '';

const ownerOf = (schema: Node, owner: string): string =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].replace(/^.*\//, '') : owner;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every field of a schema, by its path in a value. */
export const fieldsOf = (root: Node, schema: unknown, place: Place): readonly Field[] => {
  if (!isNode(schema)) return [];
  const owner = ownerOf(schema, place.owner);
  const own = resolved(root, schema);
  const within = (inside: unknown, step: string, at = owner): readonly Field[] =>
    fieldsOf(root, inside, { path: place.path + step, owner: at, notRead: place.notRead });
  const properties = isNode(own['properties']) ? Object.entries(own['properties']) : [];
  return [
    ...properties.flatMap(([name, inside]) => {
      const notRead = place.notRead || (isNode(inside) ? reasonOf(inside) : '');
      const path = place.path === '' ? name : `${place.path}.${name}`;
      const property = `${owner}.${name}`;
      return [
        { path, property, notRead, schema: resolved(root, inside) },
        ...fieldsOf(root, inside, { path, owner: property, notRead }),
      ];
    }),
    ...within(own['items'], '[]'),
    ...within(own['contentSchema'], '~'),
    ...['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) =>
      [...listOf(own[key]), own[key]].flatMap((part) => within(part, '')),
    ),
    ...(isNode(own['additionalProperties'])
      ? [
          {
            path: `${place.path}.*`,
            property: `${owner}.*`,
            notRead: 'Any name will do.',
            schema: own['additionalProperties'],
          },
        ]
      : []),
  ];
};

/** The words about success, where a refusal may say why (AMB-76), and those about pages that the document has for a list, may stand beside any `data`. */
const besideData = (root: Node): ReadonlySet<string> => {
  const shapes = listOf(nodeAt(root, 'components', 'schemas', 'ListTolerated')['anyOf']);
  const words = shapes.flatMap((shape) => Object.keys(nodeAt(shape, 'properties')));
  return new Set(['status', 'success', 'message', 'errors', 'detail', 'error', ...words]);
};

/** Paths that were read and are not among the fields. */
export const unknownReads = (
  root: Node,
  paths: ReadonlySet<string>,
  fields: readonly Field[],
): readonly string[] => {
  const known = new Set(fields.map(({ path }) => path));
  const beside = besideData(root);
  return [...paths].filter(
    (path) =>
      !known.has(path) &&
      !beside.has(path.replace(/^(?:data\.)+/, '')) &&
      !known.has(path.replace(/\.[^.]+$/, '.*')),
  );
};
