import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeSignatureOf, signatureOf } from '../../sandbox/gateway/razorpay/signature';
import { type Customer, newCustomer, orderOf, placeAgain, transaction } from './shopping';
import { type Answer, type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

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
    // printf 'order_1|pay_1' | openssl dgst -sha256 -hmac 'secret-of-the-embedded-backend'
    expect(signatureOf('order_1', 'pay_1')).toBe(
      'efb93225655a8d94eeb4ec08fd1b8bc288a09f7e9ea29649c4e4cb011feaf732',
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
  it('pays the order of a customer who never came back, and nothing without its signature', async () => {
    const { customer, orderId, body } = await notice();
    expect((await send(body, 'a'.repeat(64))).status).toBe(400);
    expect((await send(body, '')).status).toBe(400);
    expect(await stateOf(customer, orderId)).toBe('pending');
    expect((await send(body, noticeSignatureOf(body))).status).toBe(200);
    expect(await stateOf(customer, orderId)).toBe('success');
  });

  it.each(['payment.failed', 'payment.authorized', 'order.paid', ''])(
    'pays nothing when it tells of %j',
    async (event) => {
      const { customer, orderId, body } = await notice(event);
      expect((await send(body, noticeSignatureOf(body))).status).toBe(200);
      expect(await stateOf(customer, orderId)).toBe('pending');
    },
  );

  it.each([{ amount: 100 }, { amount: '1' }, { id: 'pay_other' }])(
    'pays nothing when it is about another payment: %j',
    async (change) => {
      const { customer, orderId, body } = await notice('payment.captured', change);
      expect((await send(body, noticeSignatureOf(body))).status).toBe(422);
      expect(await stateOf(customer, orderId)).toBe('pending');
    },
  );
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
    });
    // Windows of banks report back to the page.
    expect(opener).toBe('same-origin-allow-popups');
  });
});
