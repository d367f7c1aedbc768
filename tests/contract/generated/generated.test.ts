import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listIn } from '../../../conformance/otherShapes.ts';
import { isNode, type Json, type Node, theDocument } from '../../../conformance/theDocument.ts';
import { validatorOf } from '../../../conformance/validator.ts';
import { runs } from '../../runs';
import { orderOf } from '../../sandbox/shopping';
import { type Running, startSandbox } from '../../sandbox/startSandbox';
import { responseProblems } from '../document/checkExchange';
import { everyProvider } from '../payment/playedProviders';
import { type GeneratedCall, generatedCalls, type Known } from './generatedCalls';

const document = await theDocument();
const validator = validatorOf(document);

/** The calls that were carried out at least once. */
const good = new Set<string>();

let running: Running;
let token = '';
let known: Known = {};

const recordsAt = async (path: string): Promise<readonly Node[]> =>
  (listIn((await running.get(path, token)).body) ?? []).filter(isNode);

const valuesOf = (records: readonly Node[], name: string): readonly Json[] =>
  records.map((record) => record[name] ?? null);

const isMissing = (record: Node): boolean => listIn(record['files'])?.length === 0;

/** A customer with records of every kind, and orders that are not paid. */
const enter = async (): Promise<void> => {
  const entered = await running.post('/sandbox/customers', { body: { phone: '+916100000001' } });
  token = entered.body.access_token;
  const orderIds: number[] = [];
  for (let count = 0; count < 3; count += 1)
    orderIds.push((await orderOf(running, { token, id: entered.body.data.id })).orderId);
  const tasks = valuesOf(await recordsAt('user/tasks'), 'id');
  const lists = await Promise.all(tasks.map((task) => recordsAt(`files/task/${JSON.stringify(task)}`)));
  const waiting = lists.findIndex((list) => list.some(isMissing));
  known = {
    subServiceId: [16, 17, 31, 162],
    service_id: [16, 17, 31],
    quotationId: valuesOf(await recordsAt('user/quotations'), 'id'),
    requestId: valuesOf(await recordsAt('user/quotation-request'), 'id'),
    taskId: tasks,
    task_id: tasks.slice(waiting, waiting + 1),
    document_id: valuesOf(lists[waiting] ?? [], 'id'),
    cartItemId: Array.from({ length: 60 }, (_, id) => id + 1),
    path: valuesOf(await recordsAt('user/files'), 'filepath'),
    order_id: orderIds,
    email: ['nila@example.in'],
    displayname: ['Asha Rao'],
    pan: ['', 'QZXPV4821K'],
  };
};

beforeAll(async () => {
  const furtherProviders = everyProvider.filter((name) => name !== 'payu');
  running = await startSandbox({ databaseUrl: null, furtherProviders });
  await enter();
});
afterAll(() => running.close());

const TOKENS = { own: () => token, none: () => '', wrong: () => 'nobody' };

const bodyOf = ({ body }: GeneratedCall): { readonly body?: string | FormData; readonly type?: string } => {
  if (body === undefined) return {};
  if ('form' in body) {
    const form = new FormData();
    for (const [name, value] of body.form)
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([value]), value[0] === 0x89 ? 'file.png' : 'file.pdf');
    return { body: form };
  }
  return { body: body.text, ...(body.type === undefined ? {} : { type: body.type }) };
};

const send = async (generated: GeneratedCall): Promise<Response> => {
  const { call, address } = generated;
  const origin = call.id === 'postPayuForm' ? running.gateway : running.origin;
  const own = TOKENS[generated.token]();
  const { body, type } = bodyOf(generated);
  return fetch(origin + address, {
    method: call.method,
    redirect: 'manual',
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(own === '' ? {} : { authorization: `Bearer ${own}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
};

/** What is wrong with the response to a call, each in one line. */
const wrongWith = async (generated: GeneratedCall): Promise<readonly string[]> => {
  const { call, address } = generated;
  const response = await send(generated);
  const text = await response.text();
  if (response.status < 400) good.add(call.id);
  const exchange = {
    method: call.method,
    url: new URL(address, running.origin),
    headers: new Headers(),
    sent: undefined,
    status: response.status,
    responseHeaders: response.headers,
    text,
  };
  const problems =
    response.status >= 500
      ? [`answers ${response.status}`]
      : responseProblems({ document, validator, call, exchange });
  return problems.map((problem) => `${call.id} ${problem}`);
};

it('answers whatever call is made of the document as the document says', async () => {
  const calls = fc.sample(generatedCalls(document, known), runs(5000));
  const wrong = new Map<string, string>();
  for (const generated of calls)
    for (const problem of await wrongWith(generated)) {
      const { call: _, ...sent } = generated;
      if (!wrong.has(problem)) wrong.set(problem, JSON.stringify(sent).slice(0, 300));
    }
  expect(Object.fromEntries(wrong)).toEqual({});
  // The others need a code that was sent to a phone, a genuine signature or luck.
  expect(good.size).toBeGreaterThan(document.calls.length * 0.8);
});
