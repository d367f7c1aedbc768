import { couponCode } from '../../src/domain/cart/coupon';
import { refuseFull } from '../database/fullList';
import { type Cart, codeHolds, findCode, readCart } from '../cart/cart';
import { moneyColumns, type Totals, totalsOf } from '../cart/totals';
import { type Body, optionalText } from '../http/fields';
import { Refusal } from '../http/refusal';
import { isRecord } from '../http/shape';
import { type WriteResult, ok, type Work } from '../http/write';
import { paiseFrom } from '../money/paise';
import type { SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import { orderFormIn } from './orderForm';
import type { Order } from './payableOrder';
import { fulfil } from './fulfil';

/** An order that costs nothing needs no gateway: it is fulfilled at once. */
const settleFree = async (context: SandboxContext, trx: Trx, order: Order): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'success', paid_at: context.now() })
    .where('id', '=', order.id)
    .execute();
  await fulfil(context, trx, order);
};

type Priced = { readonly cart: Cart; readonly code: string; readonly totals: Totals };

/** The cart, priced with the order's discount code when it differs from the cart's. */
const priced = async ({ context, trx, customerId, input }: Work<Body>): Promise<Priced> => {
  const cart = await readCart({ context, db: trx, customerId });
  const wanted = couponCode(optionalText(input, { key: 'discount_code', name: 'Discount code', max: 40 }));
  if (wanted === '' || wanted === cart.code) return { cart, code: cart.code, totals: cart.totals };
  const code = await findCode(trx, wanted);
  if (code === undefined || !codeHolds(code, cart.totals.subTotal, context.now())) {
    throw new Refusal(422, 'This discount code is no longer valid for your cart.', { status: 422 });
  }
  return { cart, code: code.code, totals: totalsOf(cart.lines, code) };
};

/** Refuses an order whose payable amount differs from the one that the customer has seen. */
const refuseOtherAmount = (body: Body, totals: Totals): void => {
  const payment = body['payment'];
  if (!isRecord(payment) || payment['payable'] === undefined) return;
  if (paiseFrom(payment['payable']) === totals.payable) return;
  throw new Refusal(409, 'The amount has changed. Please check your cart and place the order again.', {
    status: 409,
  });
};

/**
 * Creates an order from the cart at the server's prices. The cart stays until the order is paid; an order
 * that costs nothing is paid at once. Refuses with 409 and 422.
 */
export const placeOrder = async (work: Work<Body>): Promise<WriteResult> => {
  const { context, trx, customerId, input } = work;
  const form = orderFormIn(input);
  const { cart, code, totals } = await priced(work);
  if (cart.lines.length === 0) throw new Refusal(422, 'Your cart is empty.', { status: 422 });
  refuseOtherAmount(input, totals);
  await refuseFull(trx, 'customer_order', customerId);
  const order = await trx
    .insertInto('customer_order')
    .values({
      ...form,
      ...moneyColumns(totals),
      customer_id: customerId,
      payment_status: 'pending',
      created_at: context.now(),
      discount_code: code,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = cart.lines.map((line) => ({
    order_id: order.id,
    sub_service_id: line.sub_service_id,
    service_name: line.service_name,
    qty: line.qty,
    amount_paise: line.amount_paise,
    questions: line.questions,
    quotation_id: line.quotation_id,
    cart_line_id: line.id,
  }));
  await trx.insertInto('order_line').values(lines).execute();
  if (totals.payable === 0) await settleFree(context, trx, order);
  return ok({ status: 200, message: 'Order placed.', data: order.id });
};
