import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { orderPayment } from '../../../src/domain/payments/orderPayment';
import { aTransaction } from '../transactions/aTransaction';

describe('what an order adds to the sums [MONEY-01]', () => {
  it('is nothing while it is unpaid', () => {
    expect(orderPayment(aTransaction({ payment: 'otherwise' }))).toEqual({ kind: 'unpaid' });
  });

  it('has no GST where all of it is still due', () => {
    const due = some(paise(118_000));
    expect(orderPayment(aTransaction({ due }))).toEqual({
      kind: 'paid',
      paid: 0,
      gst: some(0),
      stillToPay: 118_000,
    });
  });

  it('has a GST below zero as it stands', () => {
    const order = aTransaction({ gst: some(paise(-18_000)), paid: some(paise(59_000)) });
    expect(orderPayment(order)).toMatchObject({ paid: 59_000, gst: some(-18_000) });
  });
});
