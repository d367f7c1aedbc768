import type { Selectable } from 'kysely';
import { LEAST_PAYMENT } from '../../src/domain/checkout/limits';
import type { Db } from '../context';
import type { OrderTable } from '../database/tables/trade';
import { type Body, wholeNumber } from '../http/fields';
import { notFound, Refusal } from '../http/refusal';
import type { Work } from '../http/write';

export type Order = Selectable<OrderTable>;

const refuse = (message: string): Refusal => new Refusal(409, message, { status: false });

/** Whether every line of the order is still in the cart. */
const stillInCart = async (db: Db, order: Order): Promise<boolean> => {
  const lines = await db
    .selectFrom('order_line')
    .select('cart_line_id')
    .where('order_id', '=', order.id)
    .execute();
  const waiting = await db
    .selectFrom('cart_line')
    .select('id')
    .where('customer_id', '=', order.customer_id)
    .execute();
  const ids = new Set(waiting.map((line) => line.id));
  return lines.every((line) => line.cart_line_id !== null && ids.has(line.cart_line_id));
};

/**
 * The customer's order if it can still be paid. Refuses with 404, with 409 a paid or outdated order, and with 422 one of
 * less than a rupee.
 */
export const payableOrder = async ({ trx, customerId, input }: Work<Body>): Promise<Order> => {
  const order = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', wholeNumber(input, { key: 'order_id', name: 'Order' }))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (order === undefined) throw notFound('Order');
  if (order.payment_status === 'success') throw refuse('This order is already paid.');
  if (order.payment_status === 'refund_due')
    throw refuse('You have already paid for these services. We will refund this order.');
  if (!(await stillInCart(trx, order)))
    throw refuse('Your cart has changed since this order. Please place the order again.');
  if (order.payable_paise < LEAST_PAYMENT)
    throw new Refusal(422, 'Online payments start at ₹1. Please contact us about this order.', {
      status: false,
    });
  return order;
};
