import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeSignatureOf as signed, signatureOf } from '../../sandbox/gateway/razorpay/signature';
import { type Customer, newCustomer, orderOf, placeAgain, transaction } from './shopping';
import { type Answer, PAYMENT_SECRET, type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ paymentProvider: 'razorpay' });
});
afterAll(() => running.close());

const noticeSignatureOf = (body: string): string => signed(PAYMENT_SECRET, body);

type Proof = Readonly<Record<string, string>>;

const begin = async (): Promise<{ readonly customer: Customer; readonly orderId: number }> => {
  const customer = await newCustomer(running);
  return { customer, orderId: (await orderOf(running, customer)).orderId };
};

const providerOrder = async (
  { token }: Customer,
  orderId: number,
): Promise<{ readonly id: string; readonly amount: number }> =>
  (await running.post('razorpay-order', { token, body: { order_id: orderId } })).body;

const ordered = async (customer: Customer, orderId: number): Promise<string> =>
  (await providerOrder(customer, orderId)).id;

const press = async (id: string, decision: string): Promise<string> =>
  (await fetch(`${running.gateway}/razorpay/dialog/${id}/${decision}`, { method: 'POST' })).text();

const proofIn = (page: string): Proof => {
  const proof: Proof = JSON.parse(/"proof":(\{[^}]*\})/.exec(page)?.[1] ?? '{}');
  return proof;
};

const verify = ({ token }: Customer, orderId: number, proof: Proof): Promise<Answer> =>
  running.post('razorpay-verify', { token, body: { order_id: orderId, ...proof } });

const stateOf = async (customer: Customer, orderId: number): Promise<string> =>
  (await transaction(running, customer, orderId)).payment_status;

describe("Razorpay's signature", () => {
  it('is that of its documents: HMAC-SHA256 of order and payment with the secret', () => {
    // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac 'testsalt'
    expect(signatureOf('testsalt', 'order_1', 'pay_1')).toBe(
      'f359482884b229ebd069d80a45e87731417fc9f70d8617649e6a50cd74414359',
    );
  });

  it('pays the order once, however often it is verified', async () => {
    const { customer, orderId } = await begin();
    const proof = proofIn(await press(await ordered(customer, orderId), 'success'));
    expect((await verify(customer, orderId, proof)).body).toMatchObject({ status: true });
    expect((await verify(customer, orderId, proof)).status).toBe(200);
    expect(await stateOf(customer, orderId)).toBe('success');
  });

  it.each([
    ['of another payment', (proof: Proof) => ({ ...proof, razorpay_payment_id: 'pay_other' })],
    ['that is made up', (proof: Proof) => ({ ...proof, razorpay_signature: 'a'.repeat(64) })],
    [
      'of an order that Razorpay does not know',
      (proof: Proof) => ({ ...proof, razorpay_order_id: 'order_none' }),
    ],
  ])('is refused when it is one %s', async (_what, change) => {
    const { customer, orderId } = await begin();
    const proof = proofIn(await press(await ordered(customer, orderId), 'success'));
    expect((await verify(customer, orderId, change(proof))).status).toBe(422);
    expect(await stateOf(customer, orderId)).toBe('pending');
  });

  it('pays no other order, and none of another customer', async () => {
    const [one, other] = [await begin(), await begin()];
    const proof = proofIn(await press(await ordered(one.customer, one.orderId), 'success'));
    const second = await placeAgain(running, one.customer);
    expect((await verify(one.customer, second, proof)).status).toBe(422);
    expect((await verify(other.customer, one.orderId, proof)).status).toBe(404);
    expect((await verify(other.customer, other.orderId, proof)).status).toBe(422);
  });

  it('keeps a second genuine payment of the same cart for a refund', async () => {
    const { customer, orderId } = await begin();
    const second = await placeAgain(running, customer);
    const [first, again] = [await ordered(customer, orderId), await ordered(customer, second)];
    await verify(customer, orderId, proofIn(await press(first, 'success')));
    expect((await verify(customer, second, proofIn(await press(again, 'success')))).status).toBe(409);
    expect(await stateOf(customer, second)).toBe('refund_due');
  });
});

describe("Razorpay's dialog", () => {
  it('takes one payment an order, whatever was begun', async () => {
    const { customer, orderId } = await begin();
    const [first, again] = [await ordered(customer, orderId), await ordered(customer, orderId)];
    expect(await press(first, 'success')).toContain('proof');
    expect(await press(again, 'success')).toContain('already paid');
  });

  it('may be framed by the portal alone', async () => {
    const { customer, orderId } = await begin();
    const id = await ordered(customer, orderId);
    const page = await fetch(`${running.gateway}/razorpay/dialog/${id}`);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${running.origin}`);
    expect((await fetch(`${running.gateway}/razorpay/dialog/none`)).status).toBe(400);
  });
});

/** Posts the result of a payment as a browser does that shows no dialog; returns where it is led to. */
const post = async (address: string, form: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(address, running.gateway), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

const fieldsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
    ]),
  );

const callbackFor = (orderId: number): string =>
  `${running.origin}/api/v3/razorpay-return?order_id=${orderId}`;

/** Begins a payment in a browser that shows no dialog, and ends it; returns what is posted to the callback. */
const leaveAnd = async (id: string, orderId: number, decision: string) => {
  const begun = await post('/v1/checkout/embedded', { order_id: id, callback_url: callbackFor(orderId) });
  const page = begun.headers.get('location') ?? '';
  return { page, fields: fieldsIn(await (await post(`${page}/${decision}`)).text()) };
};

const back = async (orderId: number, fields: Readonly<Record<string, string>>) => {
  const { status, headers } = await post(callbackFor(orderId), fields);
  return { status, location: headers.get('location') };
};

const resultOf = (status: string, orderId: number | string) => ({
  status: 303,
  location: `/payment-response?status=${status}&order_id=${orderId}`,
});

describe('a browser without a dialog', () => {
  it('leaves for a page on another origin, and its post with the signature pays the order once [AMB-65]', async () => {
    const { customer, orderId } = await begin();
    const { page, fields } = await leaveAnd(await ordered(customer, orderId), orderId, 'success');
    expect(new URL(page).hostname).not.toBe(new URL(running.gateway).hostname);
    expect(await stateOf(customer, orderId)).toBe('pending');
    expect([await back(orderId, fields), await back(orderId, fields)]).toEqual([
      resultOf('success', orderId),
      resultOf('success', orderId),
    ]);
    expect(await stateOf(customer, orderId)).toBe('success');
  });

  it.each(['failure', 'cancelled'])('comes back without having paid after %s', async (decision) => {
    const { customer, orderId } = await begin();
    const { fields } = await leaveAnd(await ordered(customer, orderId), orderId, decision);
    expect(fields).not.toHaveProperty('razorpay_signature');
    expect(await back(orderId, fields)).toEqual(resultOf('failed', orderId));
    expect(await stateOf(customer, orderId)).toBe('failed');
  });

  it.each([
    ['a signature that is made up', { razorpay_signature: 'a'.repeat(64) }],
    ['another payment', { razorpay_payment_id: 'pay_other' }],
    ['an order that Razorpay does not know', { razorpay_order_id: 'order_none' }],
  ])('pays nothing by %s', async (_what, change) => {
    const { customer, orderId } = await begin();
    const id = await ordered(customer, orderId);
    const forged = { razorpay_order_id: id, razorpay_payment_id: id.replace('order_', 'pay_'), ...change };
    expect(await back(orderId, forged)).toEqual(resultOf('checking', orderId));
    expect(await back(orderId, {})).toEqual(resultOf('checking', orderId));
    expect(await stateOf(customer, orderId)).toBe('pending');
  });

  it('pays no other order by the proof of one, and none of nobody', async () => {
    const [one, other] = [await begin(), await begin()];
    const { fields } = await leaveAnd(await ordered(one.customer, one.orderId), one.orderId, 'success');
    expect(await back(other.orderId, fields)).toEqual(resultOf('checking', other.orderId));
    expect(await stateOf(other.customer, other.orderId)).toBe('pending');
    expect(await back(999_999, fields)).toEqual(resultOf('checking', 999_999));
  });

  it('is led to no address but the portal’s own', async () => {
    const { customer, orderId } = await begin();
    const order_id = await ordered(customer, orderId);
    const refused = await Promise.all(
      ['https://elsewhere.example/', 'javascript:alert(1)', ''].map((callback_url) =>
        post('/v1/checkout/embedded', { order_id, callback_url }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await post('/v1/checkout/embedded', { order_id: 'order_none' })).status).toBe(400);
  });
});

const send = (body: string, signature: string): Promise<Response> =>
  fetch(`${running.origin}/sandbox/razorpay-notice`, {
    method: 'POST',
    body,
    headers: { 'x-razorpay-signature': signature },
  });

/** A new order, and a notice of its payment that is right but for the changes. */
const notice = async (event = 'payment.captured', change: object = {}) => {
  const { customer, orderId } = await begin();
  const { id, amount } = await providerOrder(customer, orderId);
  const entity = { id: id.replace('order_', 'pay_'), order_id: id, amount, ...change };
  return { customer, orderId, body: JSON.stringify({ event, payload: { payment: { entity } } }) };
};

describe("Razorpay's notice", () => {
  it.each(['payment.failed', 'payment.authorized', 'order.paid', ''])(
    'pays nothing when it tells of %j',
    async (event) => {
      const { customer, orderId, body } = await notice(event);
      expect((await send(body, noticeSignatureOf(body))).status).toBe(200);
      expect(await stateOf(customer, orderId)).toBe('pending');
    },
  );

  it.each([{ amount: '1' }, { id: 'pay_other' }])(
    'pays nothing when it is about another payment: %j',
    async (change) => {
      const { customer, orderId, body } = await notice('payment.captured', change);
      expect((await send(body, noticeSignatureOf(body))).status).toBe(422);
      expect(await stateOf(customer, orderId)).toBe('pending');
    },
  );
});

const entity = (id: string, more: object = {}): object => ({ entity: { id, ...more } });

/** Every kind of Razorpay's list of events that is not the payment of an order of the portal, with the parts that it has. */
const OTHERS: readonly (readonly [event: string, payload: unknown])[] = [
  ['payment.authorized', { payment: entity('pay_1', { order_id: 'order_1', amount: 100 }) }],
  ['payment.failed', { payment: entity('pay_1', { order_id: 'order_1', amount: 100 }) }],
  ['payment.captured', { payment: entity('pay_1', { order_id: 'order_of_another_product', amount: 100 }) }],
  ['payment.captured', { payment: entity('pay_1', { order_id: null, amount: 100 }) }],
  ['payment.captured', { payment: entity('pay_1', { order_id: 'order_\u0000', amount: 100 }) }],
  ['payment.captured', {}],
  ['order.paid', { order: entity('order_1'), payment: entity('pay_1', { order_id: 'order_1' }) }],
  ['refund.created', { refund: entity('rfnd_1', { payment_id: 'pay_1' }), payment: entity('pay_1') }],
  ['refund.processed', { refund: entity('rfnd_1', { payment_id: 'pay_1' }) }],
  ['refund.failed', { refund: entity('rfnd_1') }],
  ['refund.speed_changed', { refund: entity('rfnd_1') }],
  ['settlement.processed', { settlement: entity('setl_1', { amount: 9_973_635 }) }],
  ['payment.downtime.started', { 'payment.downtime': entity('down_1', { method: 'upi' }) }],
  ['payment.downtime.updated', { 'payment.downtime': entity('down_1') }],
  ['payment.downtime.resolved', { 'payment.downtime': entity('down_1') }],
  ['invoice.paid', { invoice: entity('inv_1', { order_id: 'order_2' }), order: entity('order_2') }],
  ['invoice.partially_paid', { invoice: entity('inv_1') }],
  ['invoice.expired', { invoice: entity('inv_1') }],
  ['payment_link.paid', { payment_link: entity('plink_1') }],
  ['payment.dispute.created', { dispute: entity('disp_1') }],
  ['subscription.charged', { subscription: entity('sub_1') }],
  ['virtual_account.credited', null],
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

const saidOf = async (body: string): Promise<readonly unknown[]> => {
  const response = await send(body, noticeSignatureOf(body));
  return [response.status, (await response.json()).status];
};

describe("Razorpay's notice that asks for nothing", () => {
  it.each(OTHERS)(
    'is answered 200 and ignored, and refused without its signature: %s %j',
    async (event, payload) => {
      const body = JSON.stringify({ entity: 'event', event, payload });
      expect(await saidOf(body)).toEqual([200, 'ignored']);
      expect((await send(body, '')).status).toBe(400);
      expect((await send(body, 'a'.repeat(64))).status).toBe(400);
    },
  );

  it.each(NO_OBJECTS)('is refused with 400 where its signed body is %j', async (body) => {
    expect((await send(body, noticeSignatureOf(body))).status).toBe(400);
  });
});

describe('the provider of the demo', () => {
  it('is the one that PAYMENT_PROVIDER names', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html>');
    const other = await startSandbox({ paymentProvider: 'razorpay', dist });
    const { payment } = (await other.get('/portal.config.json')).body;
    const opener = (await other.get('/login')).headers.get('cross-origin-opener-policy');
    await other.close();
    rmSync(dist, { recursive: true });
    expect(payment).toEqual({
      provider: 'razorpay',
      key: 'rzp_test_sandbox',
      script: `${other.gateway}/razorpay/checkout.js`,
      origins: [other.gateway.replace('localhost', '127.0.0.1')],
    });
    // Windows of banks report back to the page.
    expect(opener).toBe('same-origin-allow-popups');
  });
});
