import { isRight, left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { KEY_LIFETIME_MS } from '../../../src/domain/checkout/nextOrderStep';
import { aCheckout, checkoutInput, turns } from './aCheckout';

/** An older call that the customer stopped, and a newer attempt that has begun since. */
const overtaken = async (failure: GatewayError | undefined) => {
  const world = aCheckout({ honoursKeys: false });
  const { orders, transactions, storage, clock, place } = world;
  const { promise, resolve } = Promise.withResolvers<void>();
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort();
  orders.gate = promise;
  orders.failure = failure;
  const older = place.execute(checkoutInput({ signal }));
  await turns();
  cancel();
  await older;
  transactions.transactions = [];
  orders.gate = Promise.resolve();
  orders.failure = undefined;
  // The first press finds a call whose end was not recorded, and its minute begins.
  await place.execute(checkoutInput({ discountCode: 'SAVE10' }));
  clock.pass(SETTLING_MS);
  await place.execute(checkoutInput({ discountCode: 'SAVE10' }));
  const newer = storage.attempt();
  return { ...world, resolve, newer };
};

describe('the late end of an older call', () => {
  it.each([undefined, gatewayError('Refused'), gatewayError('Unreachable')])(
    'with %j leaves a newer attempt as it is [RESUME-06]',
    async (failure) => {
      const { storage, resolve, newer } = await overtaken(failure);
      resolve();
      await turns();
      expect(newer).toMatchObject(some({ key: 'key-2' }));
      expect(storage.attempt()).toEqual(newer);
    },
  );
});

/** A first call that has made an order while the customer stopped waiting for its response; `end` lets it end. */
const stoppedCall = async (given: { readonly honoursKeys: boolean; readonly result: GatewayError }) => {
  const world = aCheckout({ honoursKeys: given.honoursKeys });
  const { orders, place } = world;
  const { promise, resolve } = Promise.withResolvers<void>();
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort();
  orders.gate = promise;
  orders.failure = given.result;
  orders.losesAnswers = true;
  const pressed = place.execute(checkoutInput({ signal }));
  await turns();
  cancel();
  await pressed;
  orders.gate = Promise.resolve();
  orders.failure = undefined;
  const end = async (): Promise<void> => {
    resolve();
    await turns();
  };
  return { ...world, end };
};

describe('the late end of a first call', () => {
  it('with a refusal does not close the attempt whose call was repeated since [RESUME-04]', async () => {
    const refused = gatewayError('Refused');
    const { place, orders, storage, end } = await stoppedCall({ honoursKeys: true, result: refused });
    orders.failure = gatewayError('Unreachable');
    await place.execute(checkoutInput());
    await end();
    expect(storage.attempt()).toMatchObject(some({ key: 'key-1', calls: 2, stage: { kind: 'unanswered' } }));
    orders.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(orders.made).toEqual(['77']);
  });

  it.each(['Refused', 'Unreachable'] as const)(
    'with %s does not remove the order that the list has shown since [RESUME-04]',
    async (kind) => {
      const result = gatewayError(kind);
      const { place, orders, analytics, storage, end } = await stoppedCall({ honoursKeys: false, result });
      await place.execute(checkoutInput());
      await end();
      expect(storage.attempt()).toMatchObject(some({ stage: { kind: 'placed', orderId: '77' } }));
      const again = await place.execute(checkoutInput());
      expect(isRight(again) && again.right.orderId).toBe('77');
      expect(orders.made).toEqual(['77']);
      expect(analytics.events).toHaveLength(1);
    },
  );
});

describe('a press that is stopped while the list is read', () => {
  it('sends nothing and leaves no attempt', async () => {
    const { place, orders, transactions, storage } = aCheckout({ honoursKeys: false });
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    transactions.onRead = cancel;
    const stopped = await place.execute(checkoutInput({ signal }));
    await turns();
    expect(stopped).toEqual(left({ kind: 'Cancelled', message: '' }));
    expect(orders.calls).toEqual([]);
    expect(storage.attempt()).toEqual(none);
  });
});

describe('a press while another tab places an order', () => {
  it('waits for it, whatever version of the portal that tab has loaded [RESUME-09]', async () => {
    const { place, orders, dependencies } = aCheckout();
    const { promise, resolve } = Promise.withResolvers<void>();
    const otherTab = dependencies.lock.run('portal.placeOrder', () => promise);
    const pressed = place.execute(checkoutInput());
    await turns();
    expect(orders.calls).toEqual([]);
    resolve();
    await Promise.all([otherTab, pressed]);
    expect(orders.made).toEqual(['77']);
  });
});

describe('a call that is repeated under its key and never ends', () => {
  it('has a minute of its own from when it was sent [RESUME-04]', async () => {
    const unreachable = gatewayError('Unreachable');
    const world = await stoppedCall({ honoursKeys: true, result: unreachable });
    const { place, reloaded, orders, transactions, storage, clock } = world;
    transactions.transactions = [];
    clock.pass(KEY_LIFETIME_MS - 1);
    orders.gate = new Promise(() => undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    void place.execute(checkoutInput({ signal }));
    await turns();
    expect(storage.attempt()).toMatchObject(some({ calls: 2, unansweredAt: clock.now() }));
    cancel();
    clock.pass(SETTLING_MS - 1);
    const changed = checkoutInput({ discountCode: 'SAVE10' });
    expect(await reloaded().execute(changed)).toEqual(left({ kind: 'OrderUnknown' }));
  });
});

describe('a stopped press whose list arrives late', () => {
  it('leaves the call of a newer press open [RESUME-06]', async () => {
    const { place, orders, transactions, storage, clock } = aCheckout({ honoursKeys: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    const controller = new AbortController();
    const list = transactions.allForCertain.bind(transactions);
    transactions.allForCertain = () => async () => {
      await promise;
      return list()();
    };
    const stopped = place.execute(checkoutInput({ signal: controller.signal }));
    await turns();
    controller.abort();
    await stopped;
    transactions.allForCertain = list;
    clock.pass(SETTLING_MS);
    orders.gate = Promise.withResolvers<void>().promise;
    void place.execute(checkoutInput());
    await turns();
    const newer = storage.attempt();
    expect(newer).toMatchObject(some({ stage: { kind: 'calling' } }));
    resolve();
    await turns();
    expect(storage.attempt()).toEqual(newer);
  });
});
