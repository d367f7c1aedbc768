import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  atGateway,
  dueOf,
  FIXED,
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

describe('a paid order', () => {
  it('returns by POST and reaches the result page by GET [PAY-23]', async () => {
    const customer = await newCustomer(running);
    const { orderId, form } = await orderOf(running, customer);
    const { page } = await atGateway(running, form);
    const back = await goBack(running, await press(running, page, 'success'));
    expect(back).toEqual({ status: 303, location: `/payment-response?status=success&order_id=${orderId}` });
  });

  it('empties the cart and creates task, steps, documents, notification and invoice', async () => {
    const customer = await newCustomer(running);
    const due = await orderOf(running, customer, [FIXED, { ...FIXED, service_id: 43 }]);
    await pay(running, due);
    expect((await running.get('user/cart', customer.token)).body.data.items).toEqual([]);
    const tasks = await tasksOf(running, customer.token);
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
    expect(news).toMatchObject({
      title: 'Payment received',
      body: `Thank you. Order ${due.orderId} is confirmed. Upload your documents so we can start.`,
    });
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

  it('asks for no documents where its services need none', async () => {
    const customer = await newCustomer(running);
    const questions = [{ question: 'Purpose of payment', answer: 'Stamp duty' }];
    const due = await orderOf(running, customer, [{ ...FIXED, service_id: 162, amount: 500, questions }]);
    await pay(running, due);
    const [news] = (await running.get('user/notification', customer.token)).body;
    expect(news.body).toBe(`Thank you. Order ${due.orderId} is confirmed.`);
  });

  it('is not paid twice by a repeated return, checksum or gateway decision', async () => {
    const customer = await newCustomer(running);
    const due = await orderOf(running, customer);
    const { page } = await atGateway(running, due.form);
    const fields = await press(running, page, 'success');
    await Promise.all([goBack(running, fields), goBack(running, fields), goBack(running, fields)]);
    expect(await tasksOf(running, customer.token)).toHaveLength(1);
    const checksum = await running.post('generate-payu-checksum', {
      token: customer.token,
      body: { order_id: due.orderId },
    });
    expect([checksum.status, checksum.body.message]).toEqual([409, 'This order is already paid.']);
    const again = await atGateway(running, due.form);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('was already paid')]);
    expect((await press(running, page, 'failure'))['status']).toBe('success');
  });

  it('cannot be paid again from a second window', async () => {
    const customer = await newCustomer(running);
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
      'status=checking',
    );
    expect(await tasksOf(running, customer.token)).toHaveLength(1);
    expect((await running.get('user/notification', customer.token)).body[0].title).toBe('Refund due');
  });
});

describe('an unpaid order', () => {
  it.each([['failure'], ['cancelled']])(
    'after %s reads as failed, keeps the cart and can be paid later',
    async (decision) => {
      const customer = await newCustomer(running);
      const due = await orderOf(running, customer);
      const { page } = await atGateway(running, due.form);
      const back = await goBack(running, await press(running, page, decision));
      expect(back.location).toBe(`/payment-response?status=failed&order_id=${due.orderId}`);
      expect((await transaction(running, customer, due.orderId)).payment_status).toBe('failed');
      expect((await running.get('user/cart', customer.token)).body.data.items).toHaveLength(1);
      const again = await dueOf(running, customer, due.orderId);
      expect(await pay(running, again)).toContain('status=success');
      expect(await tasksOf(running, customer.token)).toHaveLength(1);
    },
  );
});

const notify = async (form: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
  const request = { method: 'POST', body: new URLSearchParams(form) };
  const response = await fetch(`${running.origin}/sandbox/payment-notice`, request);
  return [response.status, (await response.json()).status];
};

describe('a notice of PayU', () => {
  it.each([
    ['a refund', { action: 'refund', merchantTxnId: '7', request_id: '1', mihpayid: '2', status: 'success' }],
    ['a settlement', { action: 'settlement', settlementId: '1', settlementAmount: '10.00' }],
    ['a dispute', { action: 'dispute', case_id: '1', merchantTxnId: '7' }],
  ])('that asks for nothing is answered 200 and ignored: %s', async (_kind, form) => {
    expect(await notify(form)).toEqual([200, 'ignored']);
  });
});
