import { isRight, left } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { aCheckedForm, anOrderForm, aPayment } from '../../domain/checkout/builders';
import { aSession } from '../../doubles/aSession';
import { placedOrder } from '../../../src/domain/checkout/orderAttempt';
import { aCheckout, checkoutInput } from './aCheckout';

describe('placing an order', () => {
  it('places it, then prepares its payment with the exact texts of the order [PAY-09] [PAY-13]', async () => {
    const { place, orders, payments } = aCheckout();
    const placed = await place.execute(checkoutInput({ discountCode: 'SAVE10' }));
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    const order = orders.calls[0]?.order;
    expect(order).toMatchObject({ paymentGateway: 'payu', discountCode: 'SAVE10', country: 'IN' });
    expect(order?.form).toEqual(aCheckedForm());
    expect(payments.prepared).toEqual([aPayment({ orderId: '77', amountText: '1180.00' })]);
  });

  it('names the customer, and begins the first attempt of the tab', async () => {
    const { place, orders, storage } = aCheckout();
    await place.execute(checkoutInput());
    expect(orders.calls[0]?.order.userId).toEqual(some(aSession().user.id));
    const attempt = storage.attempt();
    expect(isSome(attempt) && attempt.value.earlier).toEqual([]);
  });

  it('is tracked by analytics once, without the id of the order [ANLY-03]', async () => {
    const { place, analytics, reloaded } = aCheckout();
    await place.execute(checkoutInput());
    await reloaded().execute(checkoutInput());
    expect(analytics.events).toEqual([{ event: 'Order Placed', details: {} }]);
  });

  it('is refused without a call while a required field is blank [PAY-01]', async () => {
    const { place, orders } = aCheckout();
    const refused = await place.execute(checkoutInput({ form: anOrderForm({ address: ' ', zipCode: '' }) }));
    expect(refused).toEqual(left({ kind: 'OrderFieldsMissing', fields: ['address', 'zipCode'] }));
    expect(orders.calls).toEqual([]);
  });

  it('cannot be started twice while it is under way [PAY-20]', async () => {
    const { place, orders, payments } = aCheckout();
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.gate = promise;
    const both = [place.execute(checkoutInput()), place.execute(checkoutInput())];
    resolve();
    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
    expect(orders.calls).toHaveLength(1);
    expect(payments.prepared).toHaveLength(1);
  });

  it('joins no order of another content that is under way', async () => {
    const { place, orders } = aCheckout();
    const intents = [checkoutInput(), checkoutInput({ discountCode: 'SAVE10' })];
    const both = await Promise.all(intents.map((signal) => place.execute(signal)));
    expect(both.map((one) => isRight(one) && one.right.orderId)).toEqual(['77', '78']);
    expect(orders.calls.map(({ order }) => order.discountCode)).toEqual(['', 'SAVE10']);
  });

  it('cannot be started twice after a lost response either [PAY-20]', async () => {
    const { place, orders, clock } = aCheckout({ honoursKeys: false });
    orders.failure = gatewayError('Unreachable');
    await place.execute(checkoutInput());
    orders.failure = undefined;
    clock.pass(SETTLING_MS);
    await Promise.all([place.execute(checkoutInput()), place.execute(checkoutInput())]);
    expect(orders.made).toEqual(['77']);
  });
});

describe('an order that was not accepted', () => {
  it.each([
    ['Rejected', 'Closed', { kind: 'OrderDeclined', message: 'Closed', isOutcomeUnknown: false }],
    ['Rejected', '', { kind: 'OrderDeclined', message: '', isOutcomeUnknown: false }],
    ['Malformed', '', { kind: 'OrderDeclined', message: '', isOutcomeUnknown: true }],
    ['ServerFault', 'db', { kind: 'OrderFailed', message: 'db', isOutcomeUnknown: true }],
    ['Unreachable', '', { kind: 'OrderFailed', message: '', isOutcomeUnknown: true }],
  ] as const)(
    'as %s with %j has no payment and no event [PAY-10] [ANLY-03]',
    async (kind, message, refused) => {
      const { place, orders, payments, analytics } = aCheckout();
      orders.failure = gatewayError(kind, message);
      expect(await place.execute(checkoutInput())).toEqual(left(refused));
      expect(payments.prepared).toEqual([]);
      expect(analytics.events).toEqual([]);
    },
  );

  it.each([
    ['Rejected', true],
    ['Refused', true],
    ['Refused', false],
    ['Unauthorized', false],
    ['Forbidden', false],
    ['NotFound', false],
  ] as const)(
    'because of %s does not exist: the next try starts over (keys honoured: %s)',
    async (kind, honoursKeys) => {
      const { place, orders, storage } = aCheckout({ honoursKeys });
      orders.failure = gatewayError(kind);
      await place.execute(checkoutInput());
      expect(storage.attempt()).toMatchObject(some({ stage: { kind: 'refused' } }));
      orders.failure = undefined;
      await place.execute(checkoutInput());
      expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    },
  );

  it.each(['Unreachable', 'ServerFault', 'Unexpected', 'Malformed', 'Cancelled'] as const)(
    'because of %s may exist: the next try has the same key',
    async (kind) => {
      const { reloaded, orders, transactions } = aCheckout();
      orders.failure = gatewayError(kind);
      orders.losesAnswers = true;
      await reloaded().execute(checkoutInput());
      orders.failure = undefined;
      // Without the list, only the key identifies the order.
      transactions.fail();
      const placed = await reloaded().execute(checkoutInput());
      expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
      expect(orders.made).toHaveLength(1);
      expect(isRight(placed) && placed.right.orderId).toBe('77');
    },
  );

  it('whose response was lost is paid as soon as it is listed, and tracked by analytics then [ANLY-03]', async () => {
    const { place, orders, analytics, storage } = aCheckout({ honoursKeys: false });
    orders.failure = gatewayError('Unreachable');
    orders.losesAnswers = true;
    await place.execute(checkoutInput());
    orders.failure = undefined;
    const placed = await place.execute(checkoutInput());
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(orders.calls).toHaveLength(1);
    expect(analytics.events).toHaveLength(1);
    expect(placedOrder(storage.attempt())).toEqual(some('77'));
  });

  it('is not mistaken for an unpaid order with another address', async () => {
    const { place, orders, payments, clock } = aCheckout({ honoursKeys: false });
    await place.execute(checkoutInput());
    const elsewhere = checkoutInput({ form: anOrderForm({ address: '7 Lake View' }) });
    orders.failure = gatewayError('Unreachable');
    await place.execute(elsewhere);
    orders.failure = undefined;
    clock.pass(SETTLING_MS);
    await place.execute(elsewhere);
    expect(payments.prepared.map(({ orderId }) => orderId)).toEqual(['77', '78']);
    expect(payments.prepared[1]?.payer.address).toBe('7 Lake View');
  });
});
