import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED, orderOf, pay } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.register('+919400000001'));
});
afterAll(() => running.close());

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  return data;
};
const post = (path: string, body: object) => running.post(path, { token, body });
const quotation = async (days = '15') => {
  const asked = await post('add-quotation', {
    ...FIXED,
    service_id: 55,
    questions: [{ question: 'What?', answer: 'A lease' }],
  });
  const sent = await running.post('/sandbox/quotations', {
    form: form({ request_id: String(asked.body.data.id), amount: '4500', remarks: 'Two rounds', days }),
  });
  return { id: sent.body.data.id, requestId: asked.body.data.id };
};
const statusOf = async (id: number) => (await running.get(`quotations/${id}`, token)).body.data.status;
const decide = (id: number, body: object) => post(`update-quotation-status/${id}`, body);

const fault = (body: object) =>
  running.post('/sandbox/faults', { body: { path: 'user/orders', times: 1, ...body } });

const orders = () => running.get('user/orders', token);

const raw = async () => {
  const response = await fetch(`${running.origin}/api/v3/user/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.text();
};

describe('a quotation', () => {
  it('goes from request to payment', async () => {
    const { id, requestId } = await quotation();
    expect((await running.get(`quotations/${id}`, token)).body).toMatchObject({
      success: true,
      data: { status: 0, items: '[{"name":"Legal Drafting"}]', expert_remarks: 'Two rounds' },
    });
    expect((await decide(id, { status: 1 })).body.status).toBe(true);
    expect(await statusOf(id)).toBe(1);
    const due = await orderOf(running, { token, id: 0 }, []);
    expect(due.form['amount']).toBe('5310.00');
    expect(await pay(running, due)).toContain('status=success');
    expect(await statusOf(id)).toBe(3);
    expect((await running.get(`quotation-request/${requestId}`, token)).body.data.status).toBe(1);
  });

  it('is denied only with a reason, and decided once', async () => {
    const { id } = await quotation();
    expect((await decide(id, { status: 2, remarks: '  ' })).body.message).toBe('A reason is required.');
    expect((await decide(id, { status: 2, remarks: 'Too costly' })).body.status).toBe(true);
    expect((await decide(id, { status: 1 })).body.message).toBe(
      'This quotation has already been accepted or denied.',
    );
    expect((await decide(id, { status: 7 })).status).toBe(422);
    expect(await statusOf(id)).toBe(2);
  });

  it('expires', async () => {
    const { id } = await quotation('1');
    running.clock.now += 25 * 3_600_000;
    ({ token } = await running.logIn('+919400000001'));
    expect(await statusOf(id)).toBe(5);
    expect((await decide(id, { status: 1 })).body.message).toBe('This quotation has expired.');
  });

  it('returns to pending when it is removed from the cart', async () => {
    const { id } = await quotation();
    await decide(id, { status: 1 });
    const { items } = (await running.get('user/cart', token)).body.data;
    await running.remove(`remove-cart-item/${items.at(-1).id}`, { token });
    expect(await statusOf(id)).toBe(0);
  });

  it('of another customer cannot be decided', async () => {
    const { id } = await quotation();
    const stranger = await running.register('+919400000002');
    expect(
      (await running.post(`update-quotation-status/${id}`, { token: stranger.token, body: { status: 1 } }))
        .status,
    ).toBe(404);
    expect(await statusOf(id)).toBe(0);
  });
});

describe('the desk', () => {
  it('moves a step, and the last step completes the task', async () => {
    const customer = await running.register('+919400000003');
    await pay(running, await orderOf(running, customer));
    const task = async () => (await running.get('user/tasks', customer.token)).body.data[0];
    const { id } = await task();
    const steps = async () =>
      (await running.get(`tracking-status-by-taskid/${id}`, customer.token)).body.data;
    const move = (step: number, status: string) =>
      running.post('/sandbox/steps', { form: form({ step_id: String(step), status, remarks: 'Looked at' }) });
    const all = await steps();
    await move(all[0].id, '1');
    expect((await task()).status).toBe(1);
    expect((await steps())[0]).toMatchObject({
      status: 1,
      status_log: [{ status: 1, remarks: 'Looked at' }],
    });
    for (const step of all) await move(step.id, '2');
    expect(await task()).toMatchObject({ status: 3, completed_date: expect.any(String) });
    expect((await steps())[0]).toMatchObject({ id: all.at(-1).id, completion_percentage: '100' });
  });

  it('shows the outbox and opens only on this machine', async () => {
    const code = await running.code('+919400000004');
    expect((await running.get('/sandbox/desk')).body).toContain(code);
    expect((await running.get('/sandbox/outbox?phone=%2B919400000004')).body[0].text).toContain(code);
    const foreign = await running.post('/sandbox/faults', {
      body: { kind: 'cut', path: '*' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect(running.sandbox.context.faults.list()).toEqual([]);
  });

  it('creates a customer with the demo belongings for a test', async () => {
    const made = await running.post('/sandbox/customers', {
      body: { phone: '+919400000005', displayname: 'Kavya Rao' },
    });
    expect((await running.get('user/tasks', made.body.access_token)).body.data.length).toBeGreaterThan(4);
    const empty = await running.post('/sandbox/customers', { body: { phone: '+919400000006', empty: true } });
    expect((await running.get('user/tasks', empty.body.access_token)).body.data).toEqual([]);
  });

  it('sends a notification', async () => {
    await running.post('/sandbox/notifications', {
      body: { phone: '+919400000001', title: 'Hello', body: 'There' },
    });
    expect((await running.get('user/notification', token)).body[0]).toMatchObject({
      title: 'Hello',
      body: 'There',
    });
  });
});

describe('faults', () => {
  it('return a status with its message, as often as requested', async () => {
    await fault({ kind: 'status', status: 503, message: 'Down', times: 2 });
    expect([(await orders()).status, (await orders()).body.message, (await orders()).status]).toEqual([
      503,
      'Down',
      200,
    ]);
    await fault({ kind: 'status', status: 500, method: 'POST' });
    expect((await orders()).status).toBe(200);
    await running.remove('/sandbox/faults');
  });

  it.each(['cut', 'cut-body'])('break the connection: %s', async (kind) => {
    await fault({ kind });
    await expect(orders()).rejects.toThrow(/fetch failed|terminated|aborted/);
    expect((await orders()).status).toBe(200);
  });

  it('return an empty body, HTML, cut JSON or another shape', async () => {
    await fault({ kind: 'empty' });
    expect(await raw()).toBe('');
    await fault({ kind: 'html' });
    expect(await raw()).toContain('<!doctype html>');
    await fault({ kind: 'cut-json' });
    expect((await raw()).endsWith('"na')).toBe(true);
    await fault({ kind: 'wrong-shape' });
    expect(JSON.parse(await raw()).data.unexpected).toHaveLength(3);
  });

  it('process the call and lose the response', async () => {
    const customer = await running.register('+919400000007');
    await fault({ kind: 'lost-answer', path: 'add-to-cart' });
    await expect(running.post('add-to-cart', { token: customer.token, body: FIXED })).rejects.toThrow(
      'fetch failed',
    );
    expect((await running.get('user/cart', customer.token)).body.data.items).toHaveLength(1);
  });

  it('delay the response', async () => {
    await fault({ kind: 'delay', delay: 300 });
    const began = performance.now();
    await orders();
    expect(performance.now() - began).toBeGreaterThan(290);
  });
});
