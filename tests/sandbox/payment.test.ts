import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseHash } from '../../sandbox/checkout/payuHash';
import { atGateway, dueOf, FIXED, goBack, ORDER, orderOf, pay, press, transaction } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

let next = 100;
const newCustomer = () => {
  next += 1;
  return running.register(`+919100000${next}`);
};
const tasksOf = async (token: string) => (await running.get('user/tasks', token)).body.data;

describe('a paid order', () => {
  it('returns by POST and lands on the result page by GET [PAY-23]', async () => {
    const customer = await newCustomer();
    const { orderId, form } = await orderOf(running, customer);
    const { page } = await atGateway(running, form);
    const back = await goBack(running, await press(running, page, 'success'));
    expect(back).toEqual({ status: 303, location: `/payment-response?status=success&order_id=${orderId}` });
  });

  it('empties the cart and brings task, steps, documents, notification and invoice', async () => {
    const customer = await newCustomer();
    const due = await orderOf(running, customer, [FIXED, { ...FIXED, service_id: 43 }]);
    await pay(running, due);
    expect((await running.get('user/cart', customer.token)).body.data.items).toEqual([]);
    const tasks = await tasksOf(customer.token);
    expect(tasks.map((task: { service_name: string }) => task.service_name).toSorted()).toEqual([
      'Advance Tax Computation',
      'Director KYC',
    ]);
    expect(
      (await running.get(`tracking-status-by-taskid/${tasks[0].id}`, customer.token)).body.data,
    ).toHaveLength(5);
    const documents = (await running.get(`files/task/${tasks[0].id}`, customer.token)).body.data;
    expect(documents[0]).toMatchObject({ name: 'PAN card', files: [] });
    const [news] = (await running.get('user/notification', customer.token)).body;
    expect(news.title).toBe('Payment received');
    const order = await transaction(running, customer, due.orderId);
    expect(order).toMatchObject({
      payment_status: 'success',
      sub_total: '1998.00',
      gst: '359.64',
      total: '2357.64',
    });
    const link = (await running.get(`files/download-link/${order.invoice_path}`, customer.token)).body.data
      .direct_download_link;
    const invoice = await fetch(link);
    expect(invoice.headers.get('content-disposition')).toContain(`Invoice ${due.orderId}.pdf`);
    expect((await invoice.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('is not paid twice: neither the return, nor the checksum, nor the gateway repeats it', async () => {
    const customer = await newCustomer();
    const due = await orderOf(running, customer);
    const { page } = await atGateway(running, due.form);
    const fields = await press(running, page, 'success');
    await Promise.all([goBack(running, fields), goBack(running, fields), goBack(running, fields)]);
    expect(await tasksOf(customer.token)).toHaveLength(1);
    const checksum = await running.post('generate-payu-checksum', {
      token: customer.token,
      body: { order_id: due.orderId },
    });
    expect([checksum.status, checksum.body.message]).toEqual([409, 'This order is already paid.']);
    const again = await atGateway(running, due.form);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('was already paid')]);
    expect((await press(running, page, 'failure'))['status']).toBe('success');
  });

  it('does not stay open in a second window', async () => {
    const customer = await newCustomer();
    const first = await orderOf(running, customer);
    const cart = (await running.get('user/cart', customer.token)).body.data;
    const placed = await running.post('place-order', {
      token: customer.token,
      body: { ...ORDER, payment: cart.payment },
    });
    const second = await dueOf(running, customer, placed.body.data);
    const { page } = await atGateway(running, second.form);
    await pay(running, first);
    const outdated = await running.post('generate-payu-checksum', {
      token: customer.token,
      body: { order_id: second.orderId },
    });
    expect(outdated.status).toBe(409);
    expect((await goBack(running, await press(running, page, 'success'))).location).toContain(
      'status=failed',
    );
    expect(await tasksOf(customer.token)).toHaveLength(1);
    expect((await running.get('user/notification', customer.token)).body[0].title).toBe('Payment returned');
  });
});

describe('an order that is not paid', () => {
  it.each([['failure'], ['cancelled']])(
    'after %s reads as failed, keeps the cart and can be paid later',
    async (decision) => {
      const customer = await newCustomer();
      const due = await orderOf(running, customer);
      const { page } = await atGateway(running, due.form);
      const back = await goBack(running, await press(running, page, decision));
      expect(back.location).toBe(`/payment-response?status=failed&order_id=${due.orderId}`);
      expect((await transaction(running, customer, due.orderId)).payment_status).toBe('failed');
      expect((await running.get('user/cart', customer.token)).body.data.items).toHaveLength(1);
      const again = await dueOf(running, customer, due.orderId);
      expect(await pay(running, again)).toContain('status=success');
      expect(await tasksOf(customer.token)).toHaveLength(1);
    },
  );
});

describe('tampering', () => {
  it('with any hashed field is refused by the gateway with a reason', async () => {
    const { form } = await orderOf(running, await newCustomer());
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
    const customer = await newCustomer();
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
    expect(await tasksOf(customer.token)).toEqual([]);
  });

  it('by a genuinely signed but smaller amount does not pay the order', async () => {
    const customer = await newCustomer();
    const { orderId, form } = await orderOf(running, customer);
    const paid = { ...form, amount: '1.00', status: 'success' };
    const hash = responseHash(paid as never, 'testsalt');
    expect((await goBack(running, { ...paid, hash, mihpayid: 'm1' })).location).toContain('status=failed');
    expect((await transaction(running, customer, orderId)).payment_status).toBe('failed');
  });

  it('with the totals of the order is refused, and the cart keeps its price', async () => {
    const customer = await newCustomer();
    await running.post('add-to-cart', { token: customer.token, body: { ...FIXED, amount: 1 } });
    const { payment } = (await running.get('user/cart', customer.token)).body.data;
    expect(payment.payable).toBe('1768.82');
    const placed = await running.post('place-order', {
      token: customer.token,
      body: { ...ORDER, payment: { ...payment, payable: '1.00' } },
    });
    expect([placed.status, placed.body.message]).toEqual([
      409,
      'The amount has changed. Please look at your cart again.',
    ]);
    expect((await running.get('user/orders', customer.token)).body.data.data).toEqual([]);
  });
});

describe('placing an order', () => {
  it('names what is missing or unfit for the gateway', async () => {
    const customer = await newCustomer();
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

  it('of an empty cart, or of another customer’s order, is refused', async () => {
    const customer = await newCustomer();
    const other = await newCustomer();
    const { orderId } = await orderOf(running, customer);
    const empty = await running.post('place-order', { token: other.token, body: ORDER });
    expect([empty.status, empty.body.message]).toEqual([422, 'Your cart is empty.']);
    expect(
      (await running.post('generate-payu-checksum', { token: other.token, body: { order_id: orderId } }))
        .status,
    ).toBe(404);
  });

  it('takes the coupon of the cart into the amount', async () => {
    const customer = await newCustomer();
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
