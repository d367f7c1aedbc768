import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED, ORDER } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

describe('an order with a full discount', () => {
  it('is paid at once and fulfilled like any paid order [RESUME-08]', async () => {
    const { token, id } = await running.register('+919200000091');
    await running.post('add-to-cart', { token, body: FIXED });
    const { payment } = (
      await running.post('apply-discount-code', { token, body: { discount_code: 'FREE100' } })
    ).body.data;
    expect(payment).toMatchObject({ payable: '0.00', total: '0.00', gst: '0.00' });
    const body = { ...ORDER, user_id: id, discount_code: 'FREE100', payment };
    const placed = await running.post('place-order', { token, body });
    expect(placed.body).toMatchObject({ status: 200 });
    const orders = (await running.get('user/orders', token)).body.data.data;
    expect(orders).toMatchObject([
      { order_id: String(placed.body.data), payment_status: 'success', total: '0.00' },
    ]);
    expect((await running.get('user/cart', token)).body.data.items).toEqual([]);
    expect((await running.get('user/tasks', token)).body.data).toHaveLength(1);
    const checksum = await running.post('generate-payu-checksum', {
      token,
      body: { order_id: placed.body.data },
    });
    expect(checksum.body.message).toBe('This order is already paid.');
  });
});
