import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noticeSignatureOf } from '../../sandbox/gateway/cashfree/credentials';
import { ownOrigin } from '../../sandbox/http/address';
import { type Customer, newCustomer, orderOf, placeAgain, transaction } from './shopping';
import { PAYMENT_SECRET, type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ paymentProvider: 'cashfree' });
});
afterAll(() => running.close());

const begin = async (): Promise<{ readonly customer: Customer; readonly orderId: number }> => {
  const customer = await newCustomer(running);
  return { customer, orderId: (await orderOf(running, customer)).orderId };
};

/** Cashfree's own order for ours. */
const sessionFor = async ({ token }: Customer, orderId: number): Promise<string> => {
  const { body } = await running.post('cashfree-order', { token, body: { order_id: orderId } });
  return String(body.payment_session_id).replace('session_', 'order_');
};

const visit = async (address: string, method = 'GET'): Promise<string> =>
  (await fetch(address, { method, redirect: 'manual' })).headers.get('location') ?? '';

const press = (order: string, decision: string): Promise<string> =>
  visit(`${running.gateway}/cashfree/${order}/${decision}`, 'POST');

const stateOf = async (customer: Customer, orderId: number): Promise<string> =>
  (await transaction(running, customer, orderId)).payment_status;

const send = (body: string, signature?: string): Promise<Response> => {
  const time = String(running.clock.now);
  const right = noticeSignatureOf(PAYMENT_SECRET, { time, body });
  const headers = { 'x-webhook-timestamp': time, 'x-webhook-signature': signature ?? right };
  return fetch(`${running.origin}/sandbox/cashfree-notice`, { method: 'POST', body, headers });
};

/** Cashfree's notice of a paid order. */
const notice = (order: string): Promise<Response> =>
  send(JSON.stringify({ data: { order: { order_id: order } } }));

const returnOf = (order: string): string => `${running.origin}/api/v3/cashfree-return?order_id=${order}`;

describe("Cashfree's page", () => {
  it('is refused for a payment that nobody began, and for a decision that is none', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    const page = `${running.gateway}/cashfree`;
    const asked = [
      fetch(`${page}/order_none`),
      fetch(`${page}/order_none/success`, { method: 'POST' }),
      fetch(`${page}/${order}/nothing`, { method: 'POST' }),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await stateOf(customer, orderId)).toBe('pending');
  });
});

describe("Cashfree's return", () => {
  it('pays the order once, however often the address is opened', async () => {
    const { customer, orderId } = await begin();
    const back = await press(await sessionFor(customer, orderId), 'success');
    const result = `/payment-response?status=success&order_id=${orderId}`;
    expect([await visit(back), await visit(back)]).toEqual([result, result]);
    expect(await stateOf(customer, orderId)).toBe('success');
  });

  it('proves nothing by itself: the backend asks Cashfree', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    expect(await visit(returnOf(order))).toBe(`/payment-response?status=checking&order_id=${orderId}`);
    expect(await visit(returnOf('order_none'))).toBe('/payment-response?status=checking&order_id=');
    expect(await stateOf(customer, orderId)).toBe('pending');
  });

  it('keeps a second genuine payment of the same cart for a refund', async () => {
    const { customer, orderId } = await begin();
    const second = await placeAgain(running, customer);
    const [one, other] = [await sessionFor(customer, orderId), await sessionFor(customer, second)];
    await visit(await press(one, 'success'));
    await visit(await press(other, 'success'));
    expect(await stateOf(customer, second)).toBe('refund_due');
  });
});

describe("Cashfree's server", () => {
  it('tells of an order only to who has the secret', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    const response = await fetch(`${running.gateway}/pg/orders/${order}`, {
      headers: { 'x-client-id': 'sandbox-client', 'x-client-secret': 'guessed' },
    });
    expect(response.status).toBe(401);
  });

  it('is asked to send a notice again while it cannot be asked for the order', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    await press(order, 'success');
    const { ports } = running.sandbox.context;
    const { gateway } = ports;
    ports.gateway = 1;
    const [refused, back] = [await notice(order), await visit(returnOf(order))];
    ports.gateway = gateway;
    expect([refused.status, back]).toEqual([503, `/payment-response?status=checking&order_id=${orderId}`]);
    expect((await notice(order)).status).toBe(200);
    expect(await stateOf(customer, orderId)).toBe('success');
  });

  it.each([
    ['lists no attempt', () => Response.json([])],
    ['does not tell of the attempts', () => Response.json({ message: 'Down' }, { status: 500 })],
  ])('that %s at an unpaid order leaves it open', async (_what, attempts) => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    const real = globalThis.fetch;
    const told = vi.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      const isAsked = typeof address === 'string' && address.endsWith(`/${order}/payments`);
      return isAsked ? Promise.resolve(attempts()) : real(address, options);
    });
    const back = await visit(returnOf(order)).finally(() => told.mockRestore());
    expect(back).toBe(`/payment-response?status=checking&order_id=${orderId}`);
    expect(await stateOf(customer, orderId)).toBe('pending');
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4174'],
    ['10.0.0.7', 'http://10.0.0.7:4174'],
    ['::1', 'http://[::1]:4174'],
    ['0.0.0.0', 'http://localhost:4174'],
    ['::', 'http://localhost:4174'],
  ])('listening on %s is asked at %s', (host, origin) => {
    expect(ownOrigin(host, 4174)).toBe(origin);
  });

  it('is asked for the attempts at an order only when the order is not paid', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    const asked = vi.spyOn(globalThis, 'fetch');
    const attempts = (): number =>
      asked.mock.calls.filter(
        ([address]) =>
          address === `http://127.0.0.1:${new URL(running.gateway).port}/pg/orders/${order}/payments`,
      ).length;
    await visit(returnOf(order));
    const whileOpen = attempts();
    await visit(await press(order, 'success'));
    const whenPaid = attempts();
    asked.mockRestore();
    expect([whileOpen, whenPaid]).toEqual([1, 1]);
  });
});

/** Every kind of Cashfree's notices that is not about the payment of an order of the portal, by type and data. */
const OTHERS: readonly (readonly [type: string, data: unknown])[] = [
  ['WEBHOOK', { test_object: { test_key: 'test_value' } }],
  ['PAYMENT_SUCCESS_WEBHOOK', { order: { order_id: 'order_of_another_product' } }],
  ['PAYMENT_SUCCESS_WEBHOOK', { order: { order_id: 7 } }],
  ['PAYMENT_SUCCESS_WEBHOOK', { order: { order_id: 'order_\u0000' } }],
  ['REFUND_STATUS_WEBHOOK', { refund: { cf_refund_id: 11_325_632, order_id: 'order_1' } }],
  ['AUTO_REFUND_STATUS_WEBHOOK', { auto_refund: { order_id: 'order_1' } }],
  ['SETTLEMENT_SUCCESS', { settlement: { cf_settlement_id: 1, amount_settled: 300 } }],
  ['PAYMENT_LINK_EVENT', { link_id: 'link_1', order: { order_id: 'CFPay_U1mgll3c0e9g' } }],
  ['PAYMENT_FORM_ORDER_WEBHOOK', { form: { form_id: 'form_1' }, order: { order_id: 'CFPay_1' } }],
  ['DISPUTE_CREATED', { dispute: { dispute_id: 433_475 }, order_details: { order_id: 'order_1' } }],
  ['SUBSCRIPTION_STATUS_CHANGED', { subscription_details: { cf_subscription_id: '1' } }],
  ['VENDOR_STATUS_UPDATE', null],
];

const NO_OBJECTS = [
  '{}',
  '[]',
  '[{"event":"payment.captured"}]',
  '"text"',
  '1',
  'null',
  'true',
  '',
  '{',
  'event=1',
];

describe("Cashfree's notice that asks for nothing", () => {
  it.each(OTHERS)(
    'is answered 200 and ignored, and refused without its signature: %s %j',
    async (type, data) => {
      const body = JSON.stringify({ type, data });
      const response = await send(body);
      expect([response.status, (await response.json()).status]).toEqual([200, 'ignored']);
      expect((await send(body, 'none')).status).toBe(400);
    },
  );

  it.each(NO_OBJECTS)('is refused with 400 where its signed body is %j', async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});
