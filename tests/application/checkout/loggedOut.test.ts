import { left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { aSession } from '../../doubles/aSession';
import { aCheckout, checkoutInput } from './aCheckout';

describe('an order whose customer has logged out while the order list was read', () => {
  it.each([
    ['nobody is signed in', undefined],
    ['the next customer is signed in', aSession({ accessToken: 'of the next customer' })],
  ])('is not placed, and nothing of it is stored: %s', async (_, next) => {
    const { place, orders, storage, session, transactions } = aCheckout({ honoursKeys: false });
    transactions.onRead = () => {
      session.leave();
      if (next !== undefined) session.keep(next);
    };
    expect(await place.execute(checkoutInput())).toEqual(left(STOPPED_WAITING));
    expect([orders.calls, storage.attempt()]).toEqual([[], none]);
    expect(session.accessToken()).toEqual(next === undefined ? none : some(next.accessToken));
  });
});
