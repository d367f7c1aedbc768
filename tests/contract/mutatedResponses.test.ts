import fc from 'fast-check';
import { type Either, isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER } from '../sandbox/shopping';
import { type Running, startSandbox } from '../sandbox/startSandbox';
import { type Gateways, httpGateways } from './httpGateways';
import type { Json } from '../../conformance/theDocument.ts';
import { mutated, mutatedRecord, sentText } from './mutation/mutatedJson';
import { listCalls, type WireCall, wireCalls } from './mutation/wireCalls';
import { runs } from '../runs';

/**
 * Values that an adapter must never return: undefined, NaN, infinity, an invalid date or its text, '[object
 * Object]'.
 */
const isUnfit = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'number' && !Number.isFinite(value)) ||
  value === '[object Object]' ||
  value === 'Invalid Date' ||
  (value instanceof Date && Number.isNaN(value.getTime()));

/** Kept as received, to be sent back or stored, so its content belongs to the backend. */
const KEPT_AS_RECEIVED: ReadonlySet<string> = new Set(['asReceived', 'userAsReceived']);

/** The paths of all unfit parts of a domain value. */
const unfitIn = (value: unknown, path = ''): readonly string[] => {
  if (isUnfit(value)) return [`${path}: ${String(value)}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    KEPT_AS_RECEIVED.has(key) ? [] : unfitIn(inside, `${path}.${key}`),
  );
};

const RUNS = runs(200);

let running: Running;
let token = '';
let ids: Readonly<Record<string, string>> = {};

const api = async (path: string, body?: object): Promise<Json> => {
  const request = body === undefined ? running.get(path, token) : running.post(path, { token, body });
  return (await request).body;
};

/** The first text under a key, at any depth of a response. */
const firstId = async (path: string, key = 'id'): Promise<string> =>
  new RegExp(`"${key}":"?([^",]+)`).exec(JSON.stringify(await api(path)))?.[1] ?? '';

const filledIn = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

const realAnswer = ({ address, body }: WireCall): Promise<Json> =>
  api(filledIn(address), body === undefined ? undefined : JSON.parse(filledIn(JSON.stringify(body))));

/**
 * Every call's real response, fetched before the long work begins, since the server closes idle connections
 * meanwhile.
 */
const answers = new Map<string, Json>();

beforeAll(async () => {
  running = await startSandbox({ databaseUrl: null });
  const entered = await running.post('/sandbox/customers', { body: { phone: '+916111111111' } });
  token = entered.body.access_token;
  ids = {
    service: '16',
    task: await firstId('user/tasks'),
    quotation: await firstId('user/quotations'),
    request: await firstId('user/quotation-request'),
    path: await firstId('user/files', 'filepath'),
    order: (await running.post('place-order', { token, body: ORDER })).body.data,
  };
  for (const call of wireCalls) answers.set(call.name, await realAnswer(call));
});
afterAll(() => running.close());

let sent: { readonly status: number; readonly text: string };

/** Responds to every upload with the given text. */
class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly open = (): void => undefined;
  readonly setRequestHeader = (): void => undefined;
  readonly abort = (): void => undefined;
  send(): void {
    ({ status: this.status, text: this.responseText } = sent);
    this.dispatchEvent(new Event('load'));
  }
}
vi.stubGlobal('XMLHttpRequest', AnsweringRequest);

/** Adapters whose backend responds to every call with the given text. */
const adapters = (): Gateways =>
  httpGateways('https://backend.example', 'token', () =>
    Promise.resolve(new Response(sent.text, { status: sent.status })),
  );

const answeredWith = (call: WireCall, text: string, status = 200): Promise<Either<unknown, unknown>> => {
  sent = { status, text };
  return call.call(adapters())();
};

const listIn = (response: Json): readonly Json[] => {
  if (Array.isArray(response)) return response;
  const inside =
    typeof response === 'object' && response !== null && 'data' in response ? response.data : null;
  return inside === null ? [] : listIn(inside);
};

/** The id as the adapters read it: a text, or a number as text. */
const idOf = (value: unknown): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : '';
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
};

const domainById = (response: Either<unknown, unknown>): ReadonlyMap<string, unknown> => {
  const list: readonly unknown[] = isRight(response) && Array.isArray(response.right) ? response.right : [];
  return new Map(list.map((item) => [idOf(item), item]));
};

describe('a changed response', () => {
  it.each(wireCalls)('of $name is read or refused, and never makes an adapter throw', async (call) => {
    const real = answers.get(call.name) ?? null;
    const given = fc.record({ body: mutated(real), cut: fc.double({ min: 0, max: 1, noNaN: true }) });
    const status = fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 422, 500);
    await fc.assert(
      fc.asyncProperty(given, status, async ({ body, cut }, code) => {
        const response = await answeredWith(call, sentText(body, cut), code);
        expect(unfitIn(isRight(response) ? (response.right ?? null) : null)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(listCalls)('of $name with one bad record leaves the other records unchanged', async (call) => {
    const records = listIn(answers.get(call.name) ?? null);
    expect(records.length).toBeGreaterThan(1);
    const whole = domainById(await answeredWith(call, JSON.stringify(records)));
    expect(whole.size).toBe(records.length);
    const one = fc
      .nat({ max: records.length - 1 })
      .chain((at) => fc.record({ at: fc.constant(at), record: mutatedRecord(records[at] ?? null) }));
    await fc.assert(
      fc.asyncProperty(one, async ({ at, record }) => {
        const list = records.map((item, index) => (index === at ? record : item));
        const read = domainById(await answeredWith(call, JSON.stringify(list)));
        const others = records.filter((item, index) => index !== at && idOf(item) !== idOf(record));
        for (const id of others.map(idOf)) expect(read.get(id)).toEqual(whole.get(id));
      }),
      { numRuns: RUNS },
    );
  });
});
