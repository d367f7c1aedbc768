import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decide, keepPayment, paymentWith } from '../../sandbox/gateway/payments';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

/** An open payment of the order, as two presses at once both read it. */
const anOpenPayment = async (id: string, txnid: string) => {
  const { context } = running.sandbox;
  await keepPayment(context.db, { id, txnid, fields: '{}', created_at: new Date() });
  const payment = await paymentWith(context, id);
  if (payment === undefined) throw new Error('The payment was not kept.');
  return { context, payment };
};

describe('two presses at once on a payment page', () => {
  it('both learn what the first of them decided', async () => {
    const { context, payment } = await anOpenPayment('race-1', 'T-race-1');
    expect(await decide(context, payment, 'failure')).toBe('failure');
    expect(await decide(context, payment, 'success')).toBe('failure');
    expect((await paymentWith(context, payment.id))?.state).toBe('failure');
  });

  it('say that another payment of the order won only where one did', async () => {
    const first = await anOpenPayment('race-2', 'T-race-2');
    const second = await anOpenPayment('race-3', 'T-race-2');
    expect(await decide(first.context, first.payment, 'success')).toBe('success');
    expect(await decide(second.context, second.payment, 'success')).toBeNull();
  });
});
