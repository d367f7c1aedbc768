import { afterAll, beforeAll, expect, it } from 'vitest';
import { theDocument } from '../../conformance/theDocument.ts';
import { everyProvider } from '../contract/payment/playedProviders';
import { newCustomer, orderOf } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ furtherProviders: everyProvider });
});
afterAll(() => running.close());

const setPayable = (orderId: number, payable_paise: number): Promise<unknown> =>
  running.sandbox.context.db
    .updateTable('customer_order')
    .set({ payable_paise })
    .where('id', '=', orderId)
    .execute();

const { calls } = await theDocument();
const starts = calls.filter(({ operation }) => 'x-payment-provider' in operation).map(({ path }) => path);

it.each(starts)(
  'an order of less than a rupee gets no payment by POST %s, and one of a rupee does [AMB-33]',
  async (call) => {
    const customer = await newCustomer(running);
    const { orderId } = await orderOf(running, customer);
    const ask = (): ReturnType<Running['post']> =>
      running.post(call.slice(1), { token: customer.token, body: { order_id: orderId } });
    for (const payable of [1, 99]) {
      await setPayable(orderId, payable);
      const { status, body } = await ask();
      expect([status, body.status, body.message]).toEqual([
        422,
        false,
        'Online payments start at ₹1. Please contact us about this order.',
      ]);
    }
    await setPayable(orderId, 100);
    expect((await ask()).status).toBe(200);
  },
);
