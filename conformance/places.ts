import { isNode, type Json, type Node, nodeAt } from './theDocument.ts';

/** A schema of the document and where it is, as a JSON pointer. */
interface Located {
  readonly pointer: string;
  readonly node: Node;
}

/** A place in a value: its schema with everything that the schema refers to or is made of. */
export interface Place {
  /** Where the record names the place. */
  readonly pointer: string;
  readonly chain: readonly Located[];
  /** Why the portal does not read it; '' where it does. */
  readonly notRead: string;
}

const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const PARTS = ['allOf', 'anyOf', 'oneOf'];

const located = (root: Node, pointer: string): Located => {
  const at = keysOf(pointer).reduce<Json | undefined>((from, key) => {
    if (Array.isArray(from)) return listOf(from)[Number(key)];
    return isNode(from) ? from[key] : undefined;
  }, root);
  return { pointer, node: isNode(at) ? at : {} };
};

/** A schema, what it refers to, and the parts of allOf, anyOf and oneOf. */
const chainAt = (root: Node, pointer: string): readonly Located[] => {
  const own = located(root, pointer);
  const ref = own.node['$ref'];
  const parts = PARTS.flatMap((key) =>
    listOf(own.node[key]).flatMap((_, index) => chainAt(root, `${pointer}/${key}/${index}`)),
  );
  return [own, ...(typeof ref === 'string' ? chainAt(root, ref.slice(1)) : []), ...parts];
};

const reasonIn = (chain: readonly Located[]): string => {
  const reason = chain.map(({ node }) => node['x-not-read']).find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason : '';
};

export const placeAt = (root: Node, pointer: string, notRead = ''): Place => {
  const chain = chainAt(root, pointer);
  return { pointer, chain, notRead: notRead || reasonIn(chain) };
};

const below = ({ chain }: Place, ...keys: readonly string[]): string | undefined => {
  const holder = chain.find(({ node }) =>
    isNode(keys.reduce<unknown>((at, key) => nodeAt({ at }, 'at')[key], node)),
  );
  return holder === undefined ? undefined : [holder.pointer, ...keys].join('/');
};

const stepInto = (root: Node, place: Place, segment: string): Place => {
  const name = segment.replace(/~$/, '').replaceAll('~1', '/').replaceAll('~0', '~');
  const pointer = /^\d+$/.test(segment) ? below(place, 'items') : below(place, 'properties', name);
  const found = pointer === undefined ? place : placeAt(root, pointer, place.notRead);
  if (!segment.endsWith('~')) return found;
  const inside = below(found, 'contentSchema');
  return inside === undefined ? found : { ...placeAt(root, inside, found.notRead), pointer: found.pointer };
};

/** The place of a path such as '/data/0/status' in the value that a schema describes. */
export const placeOf = (root: Node, pointer: string, path: string): Place =>
  path
    .split('/')
    .slice(1)
    .reduce((place, segment) => stepInto(root, place, segment), placeAt(root, pointer));

const insideOf = (value: Json | undefined, segment: string): Json | undefined => {
  const key = segment.replace(/~$/, '').replaceAll('~1', '/').replaceAll('~0', '~');
  const found = Array.isArray(value) ? listOf(value)[Number(key)] : isNode(value) ? value[key] : undefined;
  if (!segment.endsWith('~') || typeof found !== 'string') return found;
  const parsed: Json = JSON.parse(found);
  return parsed;
};

/** The value at a path. */
export const valueAt = (value: Json, path: string): Json | undefined =>
  path.split('/').slice(1).reduce<Json | undefined>(insideOf, value);
