import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeSignatureOf } from '../../sandbox/gateway/cashfree/credentials';
import { type Customer, newCustomer, orderOf, placeAgain, transaction } from './shopping';
import { type Running, startSandbox } from './startSandbox';

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

const returnOf = (order: string): string => `${running.origin}/api/v3/cashfree-return?order_id=${order}`;

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
    expect(await visit(returnOf('order_none'))).toBe('/payment-response?status=failed&order_id=');
    expect(await stateOf(customer, orderId)).toBe('pending');
  });

  it.each(['failure', 'cancelled'])('leaves the order unpaid after %s', async (decision) => {
    const { customer, orderId } = await begin();
    const back = await press(await sessionFor(customer, orderId), decision);
    expect(await visit(back)).toBe(`/payment-response?status=failed&order_id=${orderId}`);
    expect(await stateOf(customer, orderId)).toBe('failed');
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

  it('settles an order by a notice with its signature, and by no other', async () => {
    const { customer, orderId } = await begin();
    const order = await sessionFor(customer, orderId);
    await press(order, 'success');
    const body = JSON.stringify({ data: { order: { order_id: order } } });
    const send = (signature: string): Promise<Response> =>
      fetch(`${running.origin}/sandbox/cashfree-notice`, {
        method: 'POST',
        body,
        headers: { 'x-webhook-timestamp': '1', 'x-webhook-signature': signature },
      });
    expect((await send(noticeSignatureOf('2', body))).status).toBe(400);
    expect(await stateOf(customer, orderId)).toBe('pending');
    expect((await send(noticeSignatureOf('1', body))).status).toBe(200);
    expect(await stateOf(customer, orderId)).toBe('success');
  });
});
