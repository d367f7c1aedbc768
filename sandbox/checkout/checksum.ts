import type { Selectable } from 'kysely';
import type { OrderTable } from '../database/tables/trade';
import type { Db, SandboxContext } from '../context';
import { type Body, wholeNumber } from '../http/fields';
import { notFound, Refusal } from '../http/refusal';
import { type WriteResult, ok, type Work } from '../http/write';
import { rupeeText } from '../money/paise';
import { type HashedFields, requestHash } from './payuHash';

export type Order = Selectable<OrderTable>;

/**
 * The fields of the gateway form that the hash covers, exactly as the portal must post them (PAY-17, PAY-19).
 */
const gatewayFields = (context: SandboxContext, order: Order): HashedFields => ({
  key: context.config.payu.key,
  txnid: String(order.id),
  amount: rupeeText(order.payable_paise),
  productinfo: context.config.payu.productInfo,
  firstname: order.full_name,
  email: order.email,
  udf1: 'WEB',
  udf2: order.billing_address,
  udf3: order.billing_locality,
  udf4: order.billing_state,
  udf5: order.billing_zip_code,
});

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
 * The request hash for an order that can still be paid. Refuses with 404, or with 409 a paid or outdated
 * order.
 */
export const generateChecksum = async ({
  context,
  trx,
  customerId,
  input,
}: Work<Body>): Promise<WriteResult> => {
  const order = await trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', wholeNumber(input, { key: 'order_id', name: 'Order' }))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (order === undefined) throw notFound('Order');
  if (order.payment_status === 'success') {
    throw new Refusal(409, 'This order is already paid.', { status: false });
  }
  if (order.payment_status === 'refund_due') {
    throw new Refusal(409, 'You have already paid for these services. We will refund this order.', {
      status: false,
    });
  }
  if (!(await stillInCart(trx, order))) {
    throw new Refusal(409, 'Your cart has changed since this order. Please place the order again.', {
      status: false,
    });
  }
  const hash = requestHash(gatewayFields(context, order), context.config.payu.salt);
  return ok({ status: true, message: 'Checksum generated.', data: hash });
};
