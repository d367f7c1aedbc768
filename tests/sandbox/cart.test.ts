import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalsOf } from '../../sandbox/cart/totals';
import { FIXED } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let token: string;
beforeAll(async () => {
  running = await startSandbox();
  ({ token } = await running.register('+919200000001'));
});
afterAll(() => running.close());

const post = async (path: string, body: object) => running.post(path, { token, body });
const answers = (values: Record<number, unknown>) =>
  Object.entries(values).map(([id, answer]) => ({ id: Number(id), question: 'Asked', answer }));
const price = async (service_id: number, values: Record<number, unknown>) =>
  (await post('service-price-calculation', { service_id, answers: answers(values) })).body;
const GST = { 1601: 'Proprietorship', 1603: ['Within my state'], 1606: '2026-04-01' };

const free = (amount: unknown, answer: string) =>
  post('add-to-cart', {
    ...FIXED,
    service_id: 162,
    amount,
    questions: [{ question: 'Purpose of payment', answer }],
  });

const couponMessage = async (discount_code: string) =>
  (await post('apply-discount-code', { discount_code })).body.message;

describe('the price calculation', () => {
  it('adds up options, counts units and follows show_if', async () => {
    expect(await price(16, GST)).toMatchObject({ amount: '1499.00', action: 'ADD TO CART' });
    expect(await price(16, { ...GST, 1603: 'Within my state,Other states' })).toMatchObject({
      amount: '1749.00',
    });
    expect(await price(16, { ...GST, 1601: 'LLP', 1602: 5 })).toMatchObject({ amount: '2449.00' });
    expect(await price(16, { ...GST, 1603: ['Exports'], 1604: 'No' })).toMatchObject({ amount: '3749.00' });
  });

  it('uses slabs, and needs an expert above the last one', async () => {
    const filing = (invoices: number) => price(17, { 1701: 'Monthly', 1702: invoices });
    expect(
      [await filing(50), await filing(51), await filing(200), await filing(201)].map(
        (response) => response.amount,
      ),
    ).toEqual(['799.00', '1299.00', '1299.00', '2299.00']);
    expect(await filing(1001)).toMatchObject({ action: 'GET QUOTE', amount: '0.00' });
    expect(await price(28, { 2801: 'Below 40 lakh', 2802: '10', 2803: 'Tally' })).toMatchObject({
      action: 'GET QUOTE',
    });
  });

  it('names the unanswered visible question and ignores hidden ones', async () => {
    expect((await price(16, { ...GST, 1601: 'LLP' })).message).toBe(
      'Please answer: How many partners or directors are there?',
    );
    expect(await price(16, { ...GST, 1602: 15 })).toMatchObject({ amount: '1499.00' });
    expect((await price(16, { ...GST, 1601: 'Circus' })).message).toContain(
      'Please choose one of the options',
    );
    expect((await price(17, { 1701: 'Monthly', 1702: -1 })).message).toContain('whole number');
  });
});

describe('the cart', () => {
  it('charges its own price whatever the client sends', async () => {
    const { body } = await post('add-to-cart', { ...FIXED, amount: 1 });
    expect(body).toMatchObject({
      status: true,
      cart: { items: [{ service_name: 'Advance Tax Computation', amount: '1499.00' }] },
    });
    const asked = await post('add-to-cart', {
      ...FIXED,
      service_id: 16,
      amount: 5,
      questions: answers({ ...GST, 1601: 'LLP', 1602: 5 }),
    });
    expect(asked.body.cart.items[1].amount).toBe('2449.00');
  });

  it('accepts the free amount of service 162 with its purpose', async () => {
    expect((await free(250.5, 'Stamp duty')).body.status).toBe('success');
    expect((await free('0', 'Stamp duty')).body.message).toBe('The amount must be more than zero rupees.');
    expect((await free(-5, 'Stamp duty')).status).toBe(422);
    expect((await free(5, ' ')).body.message).toBe('The purpose of payment is required.');
  });

  it('refuses a service without an online price', async () => {
    expect((await post('add-to-cart', { ...FIXED, service_id: 32 })).body.message).toContain(
      'ask for a quotation',
    );
    expect((await post('add-to-cart', { ...FIXED, service_id: 999 })).status).toBe(404);
    expect((await post('add-to-cart', { ...FIXED, qty: 100 })).status).toBe(422);
  });

  it('lets only the owner remove a line', async () => {
    const [line] = (await running.get('user/cart', token)).body.data.items;
    const stranger = await running.register('+919200000002');
    expect((await running.remove(`remove-cart-item/${line.id}`, { token: stranger.token })).status).toBe(404);
    const removed = await running.remove(`remove-cart-item/${line.id}`, { token });
    expect(removed.body.data.items.map((item: { id: number }) => item.id)).not.toContain(line.id);
  });

  it('explains why a coupon is not valid', async () => {
    expect(await couponMessage('NOPE')).toBe('Invalid coupon code.');
    expect(await couponMessage('DIWALI')).toBe('This coupon has expired.');
    expect(await couponMessage('CODE1')).toBe('CODE1 is applied.');
  });

  it('asks for an advance when a service requires one', async () => {
    const other = await running.register('+919200000003');
    await running.post('add-to-cart', { token: other.token, body: { ...FIXED, service_id: 41 } });
    const { payment } = (await running.get('user/cart', other.token)).body.data;
    expect(payment).toMatchObject({ total: '17698.82', advance_amount: '8849.41', payable: '8849.41' });
  });
});

describe('totals', () => {
  it('are whole paise that add up for any cart', () => {
    for (let paise = 1; paise < 3000; paise += 7) {
      const totals = totalsOf([{ amount_paise: paise, qty: 3, advance_percent: 100 }], {
        percent: 10,
        flat_paise: 3,
      });
      expect(Number.isInteger(totals.gst) && Number.isInteger(totals.discount)).toBe(true);
      expect(totals.subTotal - totals.discount + totals.gst).toBe(totals.total);
    }
    // Half of 1,319,610,809 paise rounds up; floating-point arithmetic was one paisa short.
    const half = [{ amount_paise: 1_118_314_245, qty: 1, advance_percent: 50 }];
    expect(totalsOf(half, null)).toMatchObject({ total: 1_319_610_809, advance: 659_805_405 });
    expect(totalsOf([], null)).toEqual({
      subTotal: 0,
      discount: 0,
      gst: 0,
      total: 0,
      advance: 0,
      payable: 0,
    });
  });
});

describe('an Idempotency-Key', () => {
  it('makes a repeated write happen once, with the same response', async () => {
    const customer = await running.register('+919200000004');
    const send = (key: string, body: object) =>
      running.post('add-to-cart', { token: customer.token, body, headers: { 'idempotency-key': key } });
    const results = await Promise.all([send('a', FIXED), send('a', FIXED), send('a', FIXED)]);
    expect(new Set(results.map((result) => JSON.stringify(result.body))).size).toBe(1);
    expect((await running.get('user/cart', customer.token)).body.data.items).toHaveLength(1);
    expect((await send('a', { ...FIXED, qty: 2 })).status).toBe(422);
    await send('b', FIXED);
    expect((await running.get('user/cart', customer.token)).body.data.items).toHaveLength(2);
  });

  it('is released when the write was refused', async () => {
    const customer = await running.register('+919200000005');
    const headers = { 'idempotency-key': 'c' };
    expect((await running.post('place-order', { token: customer.token, headers, body: {} })).status).toBe(
      422,
    );
    const good = await running.post('add-to-cart', { token: customer.token, headers, body: FIXED });
    expect(good.status).toBe(200);
  });
});
