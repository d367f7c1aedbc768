import { failureOf, type Judging } from './judge.ts';
import type { Finding } from './report.ts';
import type { Received } from './send.ts';
import { type DocumentedCall, nodeAt, type Json, textsAt } from './theDocument.ts';
import { plain } from './words.ts';

const POINTER = '/x-cors';
const LONGEST = 60;
const KEY = '#/components/parameters/idempotencyKey';
/** Methods that a browser sends without asking whether they are allowed. */
const SAFE = ['GET', 'POST'];

type Response = Extract<Received, { readonly kind: 'response' }>;

const listIn = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const headerWords = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  return value === null ? 'no such header' : `${name}: ${plain(value).slice(0, LONGEST)}`;
};

const allowsOrigin = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** What keeps a page of another origin from reading a response. */
export const originFindings = (
  judging: Judging,
  call: DocumentedCall,
  { headers, origin }: { readonly headers: Headers; readonly origin: string },
): readonly Finding[] => {
  const exposed = listIn(headers, 'access-control-expose-headers');
  const wanted = textsAt(nodeAt(judging.document.root, 'x-cors'), 'exposedHeaders');
  const said = { harm: 'call', pointer: POINTER } as const;
  if (!allowsOrigin(headers, origin)) {
    const name = 'access-control-allow-origin';
    const expected = `${name}: * or ${origin}`;
    return [failureOf(judging, call, { ...said, expected, came: headerWords(headers, name) })];
  }
  if (exposed.includes('*') || wanted.every((name) => exposed.includes(name))) return [];
  const expected = `access-control-expose-headers: ${wanted.join(', ')}`;
  const came = headerWords(headers, 'access-control-expose-headers');
  return [
    {
      ...failureOf(judging, call, { ...said, expected, came }),
      level: 'warning',
      shows: 'The portal repeats a read after a pause of its own.',
    },
  ];
};

/** Whether the document lets the call carry an Idempotency-Key. */
export const takesKey = ({ operation }: DocumentedCall): boolean => {
  const parameters = operation['parameters'];
  const list: readonly Json[] = Array.isArray(parameters) ? parameters : [];
  return list.some((parameter) => nodeAt({ parameter }, 'parameter')['$ref'] === KEY);
};

/** The headers for which a browser asks before the call: those that are not safe by themselves. */
export const askedHeaders = (call: DocumentedCall, needsToken: boolean): readonly string[] => {
  const sendsJson = 'application/json' in nodeAt(call.operation, 'requestBody', 'content');
  const hasKey = takesKey(call);
  return [
    ...(needsToken ? ['authorization'] : []),
    ...(sendsJson ? ['content-type'] : []),
    ...(hasKey ? ['idempotency-key'] : []),
  ];
};

interface Preflight {
  readonly asked: readonly string[];
  readonly origin: string;
  readonly response: Response;
}

/** What keeps a browser from making the call at all. */
export const preflightFindings = (
  judging: Judging,
  call: DocumentedCall,
  { asked, origin, response: { status, headers } }: Preflight,
): readonly Finding[] => {
  const fail = (expected: string, came: string): Finding =>
    failureOf(judging, call, { expected, came, harm: 'call', pointer: POINTER });
  if (status < 200 || status > 299) return [fail('a preflight with a status of 2xx', `status ${status}`)];
  if (!allowsOrigin(headers, origin)) return originFindings(judging, call, { headers, origin });
  const [methods, names] = ['access-control-allow-methods', 'access-control-allow-headers'] as const;
  const allowed = listIn(headers, names);
  // A browser does not count a star for Authorization.
  const refused = asked.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  );
  const known = listIn(headers, methods);
  const isMethodMissing = !known.includes('*') && !known.includes(call.method.toLowerCase());
  const method = fail(`${methods} with ${call.method}`, headerWords(headers, methods));
  return [
    ...(isMethodMissing
      ? [
          SAFE.includes(call.method)
            ? { ...method, level: 'warning' as const, shows: `A browser sends ${call.method} all the same.` }
            : method,
        ]
      : []),
    ...(refused.length > 0 ? [fail(`${names} with ${refused.join(', ')}`, headerWords(headers, names))] : []),
  ];
};
