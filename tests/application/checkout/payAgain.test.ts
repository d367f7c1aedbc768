import { isRight, left } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { anOrderForm } from '../../domain/checkout/builders';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aCheckout, aWish } from './aCheckout';

describe('an order that stands', () => {
  it('is paid again while cart and form are unchanged, with a fresh checksum [PAY-13]', async () => {
    const { place, orders, payments, reloaded } = aCheckout();
    await place.execute(aWish());
    const again = await reloaded().execute(aWish());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.calls).toHaveLength(1);
    expect(payments.prepared).toHaveLength(2);
  });

  it.each([
    ['the form', aWish({ form: anOrderForm({ fullName: 'Asha R.' }) })],
    ['the items', aWish({ cart: aCart(2) })],
    ['the payment', aWish({ cart: { ...aCart(), payment: aCartPayment({ payableText: '1062.00' }) } })],
    ['the code', aWish({ discountCode: 'SAVE10' })],
  ])('is another one once %s changed', async (_, changed) => {
    const { place, orders } = aCheckout();
    await place.execute(aWish());
    await place.execute(changed);
    expect(orders.made).toEqual(['77', '78']);
  });

  it('whose payment cannot be prepared says so and is tried again for the same order [PAY-14]', async () => {
    const { place, payments, orders } = aCheckout();
    payments.failure = gatewayError('Rejected', 'Down');
    expect(await place.execute(aWish())).toEqual(left({ kind: 'PaymentFailed', message: 'Down' }));
    expect(payments.started).toEqual([]);
    payments.failure = undefined;
    await place.execute(aWish());
    expect(orders.made).toEqual(['77']);
  });

  it('stays when its payment fails otherwise, though the list does not name it', async () => {
    const { place, payments, orders, transactions } = aCheckout();
    payments.failure = gatewayError('ServerFault');
    await place.execute(aWish());
    transactions.transactions = [];
    await place.execute(aWish());
    payments.failure = undefined;
    const again = await place.execute(aWish());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('that the backend does not know is none: the next try begins anew', async () => {
    const { place, payments, orders, transactions } = aCheckout();
    await place.execute(aWish());
    transactions.transactions = [];
    payments.failure = gatewayError('NotFound');
    await place.execute(aWish());
    payments.failure = undefined;
    await place.execute(aWish());
    expect(orders.made).toEqual(['77', '78']);
  });

  it.each([
    ['the order is listed', false],
    ['the list is not available', true],
  ])('is not made a second time when its payment is not found but %s [PAY-14]', async (_, isListless) => {
    const { place, payments, orders, transactions } = aCheckout();
    await place.execute(aWish());
    payments.failure = gatewayError('NotFound');
    if (isListless) transactions.fail();
    expect(await place.execute(aWish())).toEqual(left({ kind: 'PaymentFailed', message: '' }));
    payments.failure = undefined;
    const again = await place.execute(aWish());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('keeps its key when the answer of an older wish comes late', async () => {
    const { place, orders, vault } = aCheckout();
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.gate = promise;
    const older = place.execute(aWish());
    orders.gate = Promise.resolve();
    orders.failure = gatewayError('Unreachable');
    await place.execute(aWish({ discountCode: 'SAVE10' }));
    orders.failure = undefined;
    resolve();
    await older;
    const attempt = vault.attempt();
    expect(isSome(attempt) && attempt.value.key).toBe('key-2');
    await place.execute(aWish({ discountCode: 'SAVE10' }));
    expect(orders.calls.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-2']);
  });
});
