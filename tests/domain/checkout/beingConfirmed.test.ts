import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { beingConfirmed, orderedTwice } from '../../../src/domain/checkout/beingConfirmed';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aCart, aLine } from '../cart/builders';
import { aTransaction } from '../transactions/aTransaction';
import { aLost, aNamed, after, DAY, START } from './attempts';

const cart = aCart({ lines: [aLine({ serviceName: 'GST Filing' })] });
const pending = { payment: 'otherwise', paymentText: 'Pending', services: ['Audit', 'GST Filing'] } as const;
const dated = (daysAgo: number): Pick<Transaction, 'createdAt'> => ({
  createdAt: some({ kind: 'moment', at: after(-daysAgo * DAY) }),
});
const warned = (given: Partial<Transaction>, inCart = cart): boolean =>
  beingConfirmed({
    orders: [{ ...aTransaction({ orderId: '70' }), ...dated(1), ...pending, ...given }],
    attempt: none,
    cart: inCart,
    now: START,
  }).length > 0;

describe('an order that is being confirmed', () => {
  it('is one with a service of the cart', () => {
    expect(warned({})).toBe(true);
    expect(warned({ services: ['Audit'] })).toBe(false);
    expect(warned({ services: [] })).toBe(false);
    const two = aCart({ lines: [aLine({ serviceName: 'Payroll' }), aLine({ serviceName: 'GST Filing' })] });
    expect(warned({}, two)).toBe(true);
  });

  it('is one whose service is written otherwise, never one without a name', () => {
    expect(warned({ services: [' gst filing '] })).toBe(true);
    const nameless = aCart({ lines: [aLine({ serviceName: '' })] });
    expect(warned({ services: [''] }, nameless)).toBe(false);
  });

  it('is not one that is paid, has failed or is refunded', () => {
    expect(warned({ payment: 'success', paymentText: 'Success' })).toBe(false);
    expect(warned({ payment: 'failed' })).toBe(false);
    expect(warned({ payment: 'refundDue' })).toBe(false);
  });

  it('is not one that banks have settled long since', () => {
    expect(warned(dated(5))).toBe(true);
    expect(warned(dated(5.1))).toBe(false);
    expect(warned({ createdAt: none })).toBe(true);
  });

  it('is not the order that this cart pays again', () => {
    const attempt = some(aNamed({ cart: cartFingerprint(cart), orderId: some('70') }));
    const order = { ...aTransaction({ orderId: '70' }), ...dated(1), ...pending };
    expect(beingConfirmed({ orders: [order], attempt, cart, now: START })).toEqual([]);
  });
});

describe('what would be ordered twice', () => {
  const orders = [{ ...aTransaction({ orderId: '70' }), ...dated(1), ...pending }];
  const two = aCart({ lines: ['Payroll', 'GST Filing'].map((serviceName) => aLine({ serviceName })) });

  it('is what the cart holds of an order that is being confirmed [HOME-08]', () => {
    expect(orderedTwice({ orders, attempt: none, cart: two, now: START })).toEqual(['GST Filing']);
    expect(orderedTwice({ orders: [], attempt: none, cart: two, now: START })).toEqual([]);
  });

  it('is nothing where the order was begun with this very cart, to which it leads [HOME-08]', () => {
    const begun = (of: typeof two) => some(aLost({ cart: cartFingerprint(of) }));
    expect(orderedTwice({ orders, attempt: begun(two), cart: two, now: START })).toEqual([]);
    expect(orderedTwice({ orders, attempt: begun(cart), cart: two, now: START })).toEqual(['GST Filing']);
  });
});
