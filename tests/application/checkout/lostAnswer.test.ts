import { isRight, left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { KEY_LIFETIME_MS } from '../../../src/domain/checkout/nextOrderStep';
import { DAY_MS, indianDay, instant } from '../../../src/domain/dates/instant';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { anOrderForm } from '../../domain/checkout/builders';
import { aSession, aUser } from '../../doubles/aSession';
import { aCheckout, checkoutInput, turns } from './aCheckout';

type World = ReturnType<typeof aCheckout>;

const unknown = left({ kind: 'OrderUnknown' });

/** An order was made, and its response never came. */
const afterLostAnswer = async (honoursKeys: boolean, isListlessBefore = false): Promise<World> => {
  const world = aCheckout({ honoursKeys });
  if (isListlessBefore) world.transactions.fail();
  world.orders.failure = gatewayError('Unreachable');
  world.orders.losesAnswers = true;
  await world.place.execute(checkoutInput());
  world.orders.failure = undefined;
  world.transactions.failure = undefined;
  return world;
};

const change = ({ transactions }: World, to: (order: Transaction) => Partial<Transaction>): void => {
  transactions.transactions = transactions.transactions.map((order) => ({ ...order, ...to(order) }));
};

const cases: readonly (readonly [string, (world: World) => void])[] = [
  ['is down', ({ transactions }) => transactions.fail()],
  ['is not there and a fault is named', ({ transactions }) => transactions.fail('Rejected')],
  [
    'tells days only',
    (world) => change(world, () => ({ createdAt: some({ kind: 'day', day: indianDay(world.clock.now()) }) })),
  ],
  ['tells no total', (world) => change(world, () => ({ total: none }))],
  [
    'is of a clock 121 s apart',
    (world) =>
      change(world, () => ({
        createdAt: some({ kind: 'moment', at: instant(world.clock.now() - 121_000) }),
      })),
  ],
];

describe.each([
  ['with keys', true],
  ['without keys', false],
])('after a lost response, %s', (_, honoursKeys) => {
  it.each(cases)('nothing is ordered a second time where the list %s [RESUME-04]', async (__, spoil) => {
    for (const isListlessBefore of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- one world after the other
      const world = await afterLostAnswer(honoursKeys, isListlessBefore);
      spoil(world);
      for (const passed of [0, SETTLING_MS, KEY_LIFETIME_MS]) {
        world.clock.pass(passed);
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await world.reloaded().execute(checkoutInput());
      }
      expect(world.orders.made).toEqual(['77']);
    }
  });

  it('nothing is ordered a second time for a day where only a no comes [RESUME-04]', async () => {
    const world = await afterLostAnswer(honoursKeys);
    world.transactions.saysNo = true;
    for (const passed of [0, SETTLING_MS, KEY_LIFETIME_MS - SETTLING_MS - 1]) {
      world.clock.pass(passed);
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await world.reloaded().execute(checkoutInput());
    }
    expect(world.orders.made).toEqual(['77']);
  });

  it('a user id that becomes known makes no second order [RESUME-05]', async () => {
    const world = aCheckout({ honoursKeys });
    world.session.forgetUser();
    world.orders.failure = gatewayError('Unreachable');
    world.orders.losesAnswers = true;
    await world.place.execute(checkoutInput());
    world.orders.failure = undefined;
    world.session.keep(aSession({ user: aUser() }));
    const paid = await world.reloaded().execute(checkoutInput());
    expect(isRight(paid) && paid.right.orderId).toBe('77');
    expect(world.orders.made).toEqual(['77']);
    expect(world.orders.calls.map(({ order }) => order.userId)).toEqual(honoursKeys ? [none, none] : [none]);
  });
});

describe('an order whose outcome is unknown', () => {
  it('is not placed again while the list is down, and the customer is told so [RESUME-04]', async () => {
    const { place, orders, transactions, clock } = await afterLostAnswer(false);
    transactions.fail();
    clock.pass(SETTLING_MS);
    expect(await place.execute(checkoutInput())).toEqual(unknown);
    expect(await place.checkAgain(checkoutInput())).toEqual(unknown);
    expect(await place.execute(checkoutInput({ form: anOrderForm({ locality: 'Fort' }) }))).toEqual(unknown);
    expect(orders.calls).toHaveLength(1);
  });

  it('is paid as soon as Check again finds it [RESUME-04]', async () => {
    const { place, transactions } = await afterLostAnswer(false);
    transactions.fail();
    await place.execute(checkoutInput());
    transactions.failure = undefined;
    const found = await place.checkAgain(checkoutInput());
    expect(isRight(found) && found.right.orderId).toBe('77');
  });

  it('can be placed once the list has shown for a minute that there is none [RESUME-04]', async () => {
    const { place, orders, clock, analytics } = aCheckout({ honoursKeys: false });
    orders.failure = gatewayError('Unreachable');
    await place.execute(checkoutInput());
    orders.failure = undefined;
    expect(await place.checkAgain(checkoutInput())).toEqual(unknown);
    clock.pass(SETTLING_MS - 1);
    expect(await place.execute(checkoutInput())).toEqual(unknown);
    clock.pass(1);
    expect(await place.checkAgain(checkoutInput())).toEqual(left({ kind: 'OrderNotPlaced' }));
    expect(orders.calls).toHaveLength(1);
    const placed = await place.execute(checkoutInput());
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(analytics.events).toHaveLength(1);
  });

  it('waits a minute from when the call ended without a response', async () => {
    const { place, orders, clock, storage } = aCheckout({ honoursKeys: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.gate = promise;
    orders.failure = gatewayError('Unreachable');
    const pressed = place.execute(checkoutInput());
    await turns();
    const begun = clock.now();
    clock.pass(SETTLING_MS);
    resolve();
    await pressed;
    expect(storage.attempt()).toMatchObject(some({ startedAt: begun, unansweredAt: clock.now() }));
    expect(await place.execute(checkoutInput())).toEqual(unknown);
  });

  it('that turns out to be paid is shown, not paid again', async () => {
    const world = await afterLostAnswer(false);
    change(world, () => ({ payment: 'success' }));
    const shown = await world.place.execute(checkoutInput());
    expect(isRight(shown) && (await shown.right.start())).toMatchObject({
      right: { kind: 'Unclear', orderId: '77' },
    });
    expect(world.payments.prepared).toEqual([]);
    expect(world.orders.made).toEqual(['77']);
  });
});

/** A first order that was not made and whose response was lost, at a backend that says no where it has none. */
const firstLost = async (honoursKeys: boolean) => {
  const world = aCheckout({ honoursKeys });
  world.transactions.saysNo = true;
  world.orders.failure = gatewayError('Unexpected');
  await world.place.execute(checkoutInput());
  world.orders.failure = undefined;
  return world;
};

describe('a first order that was not made, at a backend that says no where it has none', () => {
  it('can be placed after a minute [RESUME-04] [AMB-75]', async () => {
    const { place, orders, clock } = await firstLost(false);
    clock.pass(SETTLING_MS - 1);
    expect(await place.execute(checkoutInput())).toEqual(unknown);
    clock.pass(1);
    const placed = await place.execute(checkoutInput());
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('can be placed with another form after a day where no list was read before it [AMB-75]', async () => {
    const { place, orders, clock } = await firstLost(true);
    const changed = checkoutInput({ form: anOrderForm({ locality: 'Fort' }) });
    clock.pass(DAY_MS - 1);
    expect(await place.execute(changed)).toEqual(unknown);
    clock.pass(1);
    const placed = await place.execute(changed);
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });
});

describe('a call that is repeated under its key', () => {
  it('is not reported as not placed by Check again before the list can show it [RESUME-04]', async () => {
    const { place, orders, transactions } = await afterLostAnswer(true);
    transactions.transactions = [];
    expect(await place.checkAgain(checkoutInput())).toEqual(unknown);
    expect(orders.calls).toHaveLength(1);
  });

  it('does not count as refused where only its repetition is refused [RESUME-04]', async () => {
    const { place, orders, storage, transactions } = await afterLostAnswer(true);
    transactions.transactions = [];
    orders.losesAnswers = false;
    orders.failure = gatewayError('Refused', 'Too late.');
    expect(await place.execute(checkoutInput())).toEqual(
      left({ kind: 'OrderFailed', message: 'Too late.', isOutcomeUnknown: true }),
    );
    expect(storage.attempt()).toMatchObject(some({ calls: 2, stage: { kind: 'calling' } }));
    orders.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(orders.made).toEqual(['77']);
  });

  it('is closed where the list also shows that there is no order', async () => {
    const { place, orders, storage, transactions, clock } = await afterLostAnswer(true);
    transactions.transactions = [];
    orders.losesAnswers = false;
    orders.failure = gatewayError('Rejected', 'Closed');
    clock.pass(SETTLING_MS);
    expect(await place.execute(checkoutInput())).toEqual(
      left({ kind: 'OrderDeclined', message: 'Closed', isOutcomeUnknown: false }),
    );
    expect(storage.attempt()).toMatchObject(some({ stage: { kind: 'refused' } }));
  });

  it('leads to the order that the list shows where the repetition is refused', async () => {
    const { place, orders, payments, storage, analytics } = await afterLostAnswer(true);
    orders.losesAnswers = false;
    orders.failure = gatewayError('Refused');
    const placed = await place.execute(checkoutInput());
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(payments.prepared).toHaveLength(1);
    expect(storage.attempt()).toMatchObject(some({ stage: { kind: 'placed', orderId: '77' } }));
    expect(analytics.events).toHaveLength(1);
  });
});

describe('the list of orders', () => {
  it('is read before a first order only where no key protects it', async () => {
    const [keyed, keyless] = [aCheckout({ honoursKeys: true }), aCheckout({ honoursKeys: false })];
    await Promise.all([keyed, keyless].map(({ place }) => place.execute(checkoutInput())));
    expect([keyed.transactions.readings, keyless.transactions.readings]).toEqual([0, 1]);
  });
});
