import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A record of the document. */
export type Node = { readonly [key: string]: Json };

/** One call of the document. */
export interface DocumentedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What the path of a request looks like, below the origin. */
  readonly pattern: RegExp;
  /** Where the operation is in the document, as a JSON pointer. */
  readonly pointer: string;
  readonly operation: Node;
}

export interface ContractDocument {
  readonly root: Node;
  readonly calls: readonly DocumentedCall[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record at that place, {} when there is none. */
export const nodeAt = (from: unknown, ...keys: readonly string[]): Node => {
  const found = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), from);
  return isNode(found) ? found : {};
};

/** The text, or '' when the value is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsAt = (from: Node, key: string): readonly string[] => {
  const list = from[key];
  return Array.isArray(list) ? list.map(textOf) : [];
};

const METHODS = ['get', 'post', 'delete'] as const;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
export const asPointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const patternOf = (path: string, base: string, slashes: unknown): RegExp => {
  const pieces = path.split(/\{(\w+)\}/);
  const parts = pieces.map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    return piece === slashes ? '(.+)' : '([^/]+)';
  });
  return new RegExp(`^${escaped(base)}${parts.join('')}$`);
};

const callsOf = (root: Node): readonly DocumentedCall[] =>
  Object.entries(nodeAt(root, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = nodeAt(item, method);
      if (Object.keys(operation).length === 0) return [];
      // A path with servers of its own is not below the API's base path.
      const base = isNode(item) && 'servers' in item ? '' : '/api/v3';
      return [
        {
          id: textOf(operation['operationId']),
          method: method.toUpperCase(),
          path,
          pattern: patternOf(path, base, operation['x-path-with-slashes']),
          pointer: `/paths/${asPointer(path)}/${method}`,
          operation,
        },
      ];
    }),
  );

export const documentOf = (root: Node): ContractDocument => ({ root, calls: callsOf(root) });

export const DOCUMENT = 'docs/api/openapi.yaml';

/** Where the document is, from whatever folder the program was started. */
export const documentFile = (): string => fileURLToPath(new URL(`../${DOCUMENT}`, import.meta.url));

const bundled = async (): Promise<ContractDocument> => {
  const { bundle: whole, problems } = await bundle({ ref: documentFile(), config: await createConfig({}) });
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${DOCUMENT}: ${problem.message}`);
  // Nodes that several places share become nodes of their own.
  return documentOf(JSON.parse(JSON.stringify(whole.parsed)));
};

let cached: Promise<ContractDocument> | undefined;

/** The document with everything that it refers to, read once. */
export const theDocument = (): Promise<ContractDocument> => {
  cached ??= bundled();
  return cached;
};

/** The documented call of a request, if there is one. */
export const callOf = (
  { calls }: ContractDocument,
  method: string,
  pathname: string,
): DocumentedCall | undefined => calls.find((call) => call.method === method && call.pattern.test(pathname));

/** Follows `$ref` until there is none. */
export const resolved = (root: Node, node: unknown): Node => {
  const ref = isNode(node) ? node['$ref'] : undefined;
  if (typeof ref !== 'string') return isNode(node) ? node : {};
  const keys = ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolved(root, nodeAt(root, ...keys));
};

/** The call's response for a status, and where it is; undefined for a status that the document lacks. */
export const responseOf = (root: Node, call: DocumentedCall, status: number): Node | undefined => {
  const found = nodeAt(call.operation, 'responses')[String(status)];
  return found === undefined ? undefined : resolved(root, found);
};

/** The values of the examples of a media type. */
export const examplesOf = (root: Node, media: Node): readonly Json[] => [
  ...('example' in media ? [media['example'] ?? null] : []),
  ...Object.values(nodeAt(media, 'examples')).map((example) => resolved(root, example)['value'] ?? null),
];
