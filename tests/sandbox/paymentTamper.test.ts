import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HASHED, responseHash } from '../../sandbox/gateway/payu/payuHash';
import { textsOf } from '../../sandbox/http/fields';
import {
  atGateway,
  FIXED,
  type GatewayForm,
  goBack,
  newCustomer,
  ORDER,
  orderOf,
  pay,
  press,
  tasksOf,
  transaction,
} from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

describe('tampering', () => {
  it('with any hashed field is refused by the gateway with a reason', async () => {
    const { form } = await orderOf(running, await newCustomer(running));
    for (const name of [
      'amount',
      'txnid',
      'productinfo',
      'firstname',
      'email',
      'udf1',
      'udf2',
      'udf4',
      'udf5',
    ]) {
      const refused = await atGateway(running, {
        ...form,
        [name]: name === 'amount' ? '1.00' : `${form[name]}x`,
      });
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('incorrectly calculated hash'),
      ]);
    }
    expect((await atGateway(running, { ...form, amount: '1768.82 ' })).text).toContain('not a rupee amount');
    expect((await atGateway(running, { ...form, udf2: 'a|b' })).text).toContain('holds a');
  });

  it('with the returned amount, status or key changes nothing', async () => {
    const customer = await newCustomer(running);
    const { orderId, form } = await orderOf(running, customer);
    const { page } = await atGateway(running, form);
    const fields = await press(running, page, 'failure');
    for (const change of [
      { status: 'success' },
      { status: 'success', amount: '1.00' },
      { hash: 'x' },
      { key: 'other' },
    ]) {
      const back = await goBack(running, { ...fields, ...change });
      expect(back.location).toBe(`/payment-response?status=checking&order_id=${orderId}`);
    }
    expect((await transaction(running, customer, orderId)).payment_status).toBe('pending');
    expect(await tasksOf(running, customer.token)).toEqual([]);
  });

  it('by a forged return tells nobody the state of an order, nor whether there is one', async () => {
    const customer = await newCustomer(running);
    const paid = await orderOf(running, customer);
    const fields = await press(running, (await atGateway(running, paid.form)).page, 'success');
    await goBack(running, fields);
    const open = await orderOf(running, await newCustomer(running));
    for (const txnid of [String(paid.orderId), String(open.orderId), '999999']) {
      const back = await goBack(running, { ...fields, txnid, hash: 'x' });
      expect(back.location).toBe(`/payment-response?status=checking&order_id=${txnid}`);
    }
  });

  it('by a genuinely signed but smaller amount does not pay the order', async () => {
    const customer = await newCustomer(running);
    const { orderId, form } = await orderOf(running, customer);
    const paid: GatewayForm = { ...form, amount: '1.00', status: 'success' };
    const hash = responseHash(
      { status: 'success', ...textsOf(HASHED, (name) => paid[name] ?? '') },
      'testsalt',
    );
    expect((await goBack(running, { ...paid, hash, mihpayid: 'm1' })).location).toContain('status=failed');
    expect((await transaction(running, customer, orderId)).payment_status).toBe('failed');
  });

  it('with the totals of the order is refused, and the cart keeps its price', async () => {
    const customer = await newCustomer(running);
    await running.post('add-to-cart', { token: customer.token, body: { ...FIXED, amount: 1 } });
    const { payment } = (await running.get('user/cart', customer.token)).body.data;
    expect(payment.payable).toBe('1768.82');
    const placed = await running.post('place-order', {
      token: customer.token,
      body: { ...ORDER, payment: { ...payment, payable: '1.00' } },
    });
    expect([placed.status, placed.body.message]).toEqual([
      409,
      'The amount has changed. Please check your cart and place the order again.',
    ]);
    expect((await running.get('user/orders', customer.token)).body.data.data).toEqual([]);
  });
});

describe('placing an order', () => {
  it('names missing and invalid fields', async () => {
    const customer = await newCustomer(running);
    await running.post('add-to-cart', { token: customer.token, body: FIXED });
    const messageOf = async (change: object) =>
      (await running.post('place-order', { token: customer.token, body: { ...ORDER, ...change } })).body
        .message;
    expect(await messageOf({ full_name: ' ' })).toBe('Full name is required.');
    expect(await messageOf({ billing_address: 'a|b' })).toBe(
      'Billing address may hold neither "|" nor line breaks.',
    );
    expect(await messageOf({ billing_address: 'a\nb' })).toContain('line breaks');
    expect(await messageOf({ email: `${'x'.repeat(60)}@y.in` })).toContain('at most 50');
  });

  it('is refused for an empty cart or another customer’s order', async () => {
    const customer = await newCustomer(running);
    const other = await newCustomer(running);
    const { orderId } = await orderOf(running, customer);
    const empty = await running.post('place-order', { token: other.token, body: ORDER });
    expect([empty.status, empty.body.message]).toEqual([422, 'Your cart is empty.']);
    expect(
      (await running.post('generate-payu-checksum', { token: other.token, body: { order_id: orderId } }))
        .status,
    ).toBe(404);
  });

  it("includes the cart's coupon in the amount", async () => {
    const customer = await newCustomer(running);
    await running.post('add-to-cart', { token: customer.token, body: FIXED });
    const applied = await running.post('apply-discount-code', {
      token: customer.token,
      body: { discount_code: 'save10' },
    });
    expect(applied.body).toMatchObject({
      status: true,
      data: { payment: { discount: '149.90', gst: '242.84', payable: '1591.94' } },
    });
    const due = await orderOf(running, customer, []);
    expect(due.form['amount']).toBe('1591.94');
    expect(await pay(running, due)).toContain('status=success');
    expect(await transaction(running, customer, due.orderId)).toMatchObject({
      discount_amount: '149.90',
      total: '1591.94',
    });
  });
});
