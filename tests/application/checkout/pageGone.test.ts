import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LONGEST_CALL_MS } from '../../../src/domain/checkout/orderAttempt';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { aCheckout, checkoutInput, turns } from './aCheckout';

const unknown = left({ kind: 'OrderUnknown' });

/** A page that is reloaded so many milliseconds after Place Order was pressed, with its call still under way. */
const loadedAgain = async (milliseconds: number) => {
  const world = aCheckout({ honoursKeys: false });
  world.orders.gate = Promise.withResolvers<void>().promise;
  void world.place.execute(checkoutInput());
  await turns();
  const late = world.transactions.transactions;
  world.transactions.transactions = [];
  world.clock.pass(milliseconds);
  const place = new PlaceOrder({ ...world.dependencies, lock: new InMemoryLock() });
  world.orders.gate = Promise.resolve();
  const arrive = (): void => {
    world.transactions.transactions = late;
  };
  return { ...world, place, arrive };
};

describe('an order whose page was closed before its call ended', () => {
  it('is waited for from the next press on, however slow the server is [RESUME-04]', async () => {
    const { place, clock, arrive, orders } = await loadedAgain(SETTLING_MS);
    expect(await place.execute(checkoutInput())).toEqual(unknown);
    arrive();
    clock.pass(SETTLING_MS);
    const found = await place.execute(checkoutInput());
    expect(isRight(found) && found.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('can be placed a minute later where none was made', async () => {
    const { place, clock } = await loadedAgain(SETTLING_MS);
    await place.execute(checkoutInput());
    clock.pass(SETTLING_MS - 1);
    expect(await place.execute(checkoutInput())).toEqual(unknown);
    clock.pass(1);
    expect(isRight(await place.execute(checkoutInput()))).toBe(true);
  });

  it('can be placed at once where no browser still waits for its call', async () => {
    const { place } = await loadedAgain(LONGEST_CALL_MS + SETTLING_MS);
    expect(isRight(await place.execute(checkoutInput()))).toBe(true);
  });

  it('is waited for as well where that call was a repetition [RESUME-04]', async () => {
    const { place, orders, clock, transactions, dependencies } = aCheckout();
    orders.failure = gatewayError('Unreachable');
    await place.execute(checkoutInput());
    orders.failure = undefined;
    orders.gate = Promise.withResolvers<void>().promise;
    void place.execute(checkoutInput());
    await turns();
    transactions.transactions = [];
    clock.pass(SETTLING_MS);
    orders.gate = Promise.resolve();
    const reloaded = new PlaceOrder({ ...dependencies, lock: new InMemoryLock() });
    expect(await reloaded.execute(checkoutInput({ discountCode: 'SAVE10' }))).toEqual(unknown);
  });
});
