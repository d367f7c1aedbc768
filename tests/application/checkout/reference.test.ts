import { left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { PayOrder } from '../../../src/application/checkout/PayOrder';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aCheckout, checkoutInput } from './aCheckout';

const reference = '27182818';
const failed = { ...gatewayError('ServerFault', 'Down'), reference };
const { signal } = new AbortController();

describe('what finds a failed call in the log of the backend', () => {
  it('reaches the customer with an order that was not taken', async () => {
    const { place, orders } = aCheckout();
    orders.failure = failed;
    expect(await place.execute(checkoutInput())).toMatchObject(left({ kind: 'OrderFailed', reference }));
  });

  it('reaches the customer with a payment that could not be prepared', async () => {
    const { place, payments } = aCheckout();
    payments.failure = failed;
    expect(await place.execute(checkoutInput())).toMatchObject(left({ kind: 'PaymentFailed', reference }));
  });

  it.each(['list', 'cart'])(
    'reaches the customer with orders that Pay now could not read: %s',
    async (what) => {
      const { place, dependencies, transactions, carts } = aCheckout();
      await place.execute(checkoutInput());
      if (what === 'list') transactions.failure = failed;
      else carts.failure = failed;
      const refused = await new PayOrder(dependencies).execute(orderId('77'), signal);
      expect(refused).toMatchObject(left({ kind: 'OrdersUnread', reference }));
    },
  );
});
