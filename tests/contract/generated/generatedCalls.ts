import * as fc from 'fast-check';
import {
  type ContractDocument,
  type DocumentedCall,
  examplesOf,
  isNode,
  type Json,
  type Node,
  nodeAt,
  resolved,
  textOf,
} from '../../../conformance/theDocument.ts';
import { jsonText, ODD_BODIES, ODD_PATHS, ODD_TEXTS, ODD_VALUES } from '../../sandbox/oddValues';
import { fitting } from './fittingSchema';

type Pair = readonly [name: string, value: string | Uint8Array<ArrayBuffer>];

/** A call as it goes over the wire. */
export interface GeneratedCall {
  readonly call: DocumentedCall;
  /** The path, and what follows it. */
  readonly address: string;
  readonly token: 'own' | 'none' | 'wrong';
  readonly body:
    | { readonly type?: string; readonly text: string }
    | { readonly form: readonly Pair[] }
    | undefined;
}

/** Values that mean something to the backend, by the name of the parameter or field. */
export type Known = Readonly<Record<string, readonly Json[]>>;

const JSON_MEDIA = 'application/json';
const FORM = 'multipart/form-data';
const POSTED = 'application/x-www-form-urlencoded';

const FILES: readonly Uint8Array<ArrayBuffer>[] = [
  '%PDF-1.4 a file',
  '\u0089PNG\r\n\u001A\n',
  'text',
  '',
].map((content) => Uint8Array.from(Buffer.from(content, 'latin1')));

type Fields = Readonly<Record<string, unknown>>;

/** The same fields with one that is odd, or without one. */
const spoilt = (fields: Fields, odd: readonly unknown[]): fc.Arbitrary<Fields> => {
  const names = Object.keys(fields);
  if (names.length === 0) return fc.constant(fields);
  const name = fc.constantFrom(...names);
  return fc.oneof(
    fc.tuple(name, fc.constantFrom(...odd)).map(([key, value]) => ({ ...fields, [key]: value })),
    name.map((key) => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== key))),
  );
};

const fieldsOf = (value: Json): Fields => (isNode(value) ? value : {});

/** The same fields, most of those with known values having one. */
const meant = (fields: Fields, known: Known): fc.Arbitrary<Fields> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const values = known[name] ?? [];
        const own = { weight: 1, arbitrary: fc.constant(value) };
        return [
          name,
          values.length === 0
            ? own.arbitrary
            : fc.oneof(own, { weight: 4, arbitrary: fc.constantFrom<unknown[]>(...values) }),
        ];
      }),
    ),
  );

interface Materials {
  readonly root: Node;
  readonly known: Known;
}

const fieldsFor = (
  { root, known }: Materials,
  media: Node,
  odd: readonly unknown[],
): fc.Arbitrary<Fields> => {
  const examples = examplesOf(root, media);
  const good = fc.oneof(
    fitting(root, media['schema']),
    ...(examples.length === 0 ? [] : [fc.constantFrom(...examples)]),
  );
  return good
    .chain((value) => meant(fieldsOf(value), known))
    .chain((fields) => fc.oneof(fc.constant(fields), spoilt(fields, odd)));
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const inForm = ([name, value]: readonly [string, unknown]): fc.Arbitrary<Pair> =>
  name === 'file' || name === 'avatar'
    ? fc.constantFrom(...FILES, asText(value)).map((content) => [name, content])
    : fc.constant([name, asText(value)]);

const raw = (type: string): fc.Arbitrary<GeneratedCall['body']> =>
  fc
    .tuple(fc.constantFrom(type, 'text/plain', FORM, JSON_MEDIA, undefined), fc.constantFrom(...ODD_BODIES))
    .map(([named, text]) => ({ text, ...(named === undefined ? {} : { type: named }) }));

const bodyFor = (
  materials: Materials,
  { operation }: DocumentedCall,
): fc.Arbitrary<GeneratedCall['body']> => {
  const content = nodeAt(operation, 'requestBody', 'content');
  const [type = ''] = Object.keys(content);
  if (type === '') return fc.constant(undefined);
  const media = nodeAt(content, type);
  const fields = fieldsFor(materials, media, type === JSON_MEDIA ? ODD_VALUES : ODD_TEXTS);
  const good: fc.Arbitrary<GeneratedCall['body']> =
    type === FORM
      ? fields.chain((all) => fc.tuple(...Object.entries(all).map(inForm))).map((form) => ({ form }))
      : fields.map((all) => ({
          type,
          text:
            type === POSTED
              ? new URLSearchParams(
                  Object.entries(all).map(([name, value]) => [name, asText(value)]),
                ).toString()
              : jsonText(all),
        }));
  return fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: raw(type) });
};

const encoded = (value: string): string => encodeURIComponent(value.toWellFormed());

const parameter = (root: Node, schema: Node, known: readonly Json[]): fc.Arbitrary<string> =>
  fc.oneof(
    ...(known.length === 0
      ? []
      : [{ weight: 3, arbitrary: fc.constantFrom(...known).map((value) => encoded(asText(value))) }]),
    { weight: 1, arbitrary: fitting(root, schema).map((value) => encoded(asText(value)) || '1') },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
  );

const addressFor = (
  { root, known }: Materials,
  { path, operation }: DocumentedCall,
): fc.Arbitrary<string> => {
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).map((each) =>
    resolved(root, each),
  );
  const of = (place: string): fc.Arbitrary<Readonly<Record<string, string | undefined>>> =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each['in'] === place)
          .map((each) => {
            const name = textOf(each['name']);
            return [name, parameter(root, nodeAt(each, 'schema'), known[name] ?? [])];
          }),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    );
  const base = 'servers' in nodeAt(root, 'paths', path) ? '' : '/api/v3';
  return fc
    .tuple(of('path'), of('query'), fc.constantFrom('', '', '', 'x=%00', 'page=-1&limit=%E0%A4%A'))
    .map(([inPath, inQuery, further]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? '1');
      const query = [...Object.entries(inQuery).map((pair) => pair.join('=')), further].filter(Boolean);
      return base + filled + (query.length === 0 ? '' : `?${query.join('&')}`);
    });
};

/** Calls that the document describes, most of them as it says, others spoilt in one place. */
export const generatedCalls = (
  { root, calls }: ContractDocument,
  known: Known,
): fc.Arbitrary<GeneratedCall> =>
  fc.oneof(
    ...calls.map((call) =>
      fc.record<GeneratedCall>({
        call: fc.constant(call),
        address: addressFor({ root, known }, call),
        token: fc.oneof(
          { weight: 12, arbitrary: fc.constant('own' as const) },
          { weight: 1, arbitrary: fc.constant('none' as const) },
          { weight: 1, arbitrary: fc.constant('wrong' as const) },
        ),
        body: bodyFor({ root, known }, call),
      }),
    ),
  );
