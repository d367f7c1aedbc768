import { left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { ORDER_LOCK } from '../../../src/application/checkout/OrderOnce';
import { aSession } from '../../doubles/aSession';
import { aCheckout, checkoutInput, turns } from './aCheckout';

const anotherSession = aSession({ mark: 'of the next customer' });

describe('an order that waits for another tab while its customer logs out', () => {
  it('is not placed, and nothing of it is stored', async () => {
    const { place, orders, storage, session, dependencies } = aCheckout();
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    void dependencies.lock.run(ORDER_LOCK, () => freed);
    const pressed = place.execute(checkoutInput());
    await turns();
    session.leave();
    session.keep(anotherSession);
    free();
    expect(await pressed).toEqual(left(STOPPED_WAITING));
    expect([orders.calls, storage.attempt()]).toEqual([[], none]);
  });
});

describe('an order whose customer has logged out while the order list was read', () => {
  it.each([
    ['nobody is signed in', undefined],
    ['the next customer is signed in', anotherSession],
  ])('is not placed, and nothing of it is stored: %s', async (_, next) => {
    const { place, orders, storage, session, transactions } = aCheckout({ honoursKeys: false });
    transactions.onRead = () => {
      session.leave();
      if (next !== undefined) session.keep(next);
    };
    expect(await place.execute(checkoutInput())).toEqual(left(STOPPED_WAITING));
    expect([orders.calls, storage.attempt()]).toEqual([[], none]);
    expect(session.mark()).toEqual(next === undefined ? none : some(next.mark));
  });
});

describe('an order whose repetition is refused after its customer has logged out', () => {
  it('reads no order list in the name of nobody, or of the next customer', async () => {
    const { place, orders, session, transactions } = aCheckout();
    orders.failure = gatewayError('Unreachable');
    orders.losesAnswers = true;
    await place.execute(checkoutInput());
    orders.losesAnswers = false;
    orders.failure = gatewayError('Refused');
    const send = orders.place.bind(orders);
    orders.place = (...given) => {
      session.leave();
      return send(...given);
    };
    const { readings } = transactions;
    await place.execute(checkoutInput());
    expect(orders.calls).toHaveLength(2);
    // Once before the call, while the customer was still there.
    expect(transactions.readings - readings).toBe(1);
  });
});
