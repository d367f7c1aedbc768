import { refuseFull } from '../database/fullList';
import { type Body, idFrom, requiredText } from '../http/fields';
import { notFound, Refusal } from '../http/refusal';
import { type WriteResult, ok, type Work } from '../http/write';
import { notify } from '../notifications/notify';
import { QUOTATION_STATUS } from '../quotations/status';
import { cartOnWire, codeHolds, findCode, paymentOnWire, readCart } from './cart';
import { FREE_AMOUNT_SERVICE, unitPrice, purchaseIn } from './order';

const LARGEST_CART = 30;
/** The largest allowed sub-total of a cart in whole paise; ten crore rupees would not fit an order. */
const LARGEST_SUB_TOTAL = 1_500_000_000;

type CartOwner = Pick<Work<Body>, 'context' | 'trx' | 'customerId'>;

/** Refuses with 422 a cart with too many lines or with a sub-total above the limit of one payment. */
export const refuseFullCart = async ({ context, trx, customerId }: CartOwner): Promise<void> => {
  const cart = await readCart({ context, db: trx, customerId });
  if (cart.lines.length > LARGEST_CART)
    throw new Refusal(422, `A cart can have at most ${LARGEST_CART} services.`);
  if (cart.totals.subTotal > LARGEST_SUB_TOTAL)
    throw new Refusal(422, 'The cart is too large for one online payment.');
};

/** Adds a service to the cart at the server's price. */
export const addToCart = async (work: Work<Body>): Promise<WriteResult> => {
  const { context, trx, customerId, input } = work;
  const purchase = await purchaseIn(trx, input);
  await trx
    .insertInto('cart_line')
    .values({
      customer_id: customerId,
      sub_service_id: purchase.service.id,
      service_name: purchase.service.name,
      qty: purchase.qty,
      amount_paise: await unitPrice(trx, purchase, input),
      advance_percent: purchase.service.advance_percent,
      questions: purchase.questions,
      // The portal sends 'monthly' with everything (SERV-24).
      frequency: purchase.service.frequency,
      tat: purchase.tat,
      pricing_model: purchase.service.pricing_model,
      type: purchase.service.type,
      quotation_id: null,
      created_at: context.now(),
    })
    .execute();
  await refuseFullCart(work);
  const cart = await readCart({ context, db: trx, customerId });
  const status = purchase.service.id === FREE_AMOUNT_SERVICE ? 'success' : true;
  return ok({ status, message: `${purchase.service.name} is in your cart.`, cart: cartOnWire(cart) });
};

/** Creates a quotation request for an expert. */
export const addQuotation = async ({ context, trx, customerId, input }: Work<Body>): Promise<WriteResult> => {
  const purchase = await purchaseIn(trx, input);
  await refuseFull(trx, 'quotation_request', customerId);
  const request = await trx
    .insertInto('quotation_request')
    .values({
      customer_id: customerId,
      sub_service_id: purchase.service.id,
      service_name: purchase.service.name,
      status: 0,
      questions: purchase.questions,
      created_at: context.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(trx, {
    customerId,
    title: 'Quotation request received',
    body: `We have received your request for ${purchase.service.name}. An expert will send you a quotation in 1-2 working days.`,
    url: `/quotations/${request.id}`,
    path: 'quotations',
    value: request.id,
    at: context.now(),
  });
  const cart = await readCart({ context, db: trx, customerId });
  return ok({
    status: true,
    message: 'Your request was sent.',
    data: { id: request.id },
    cart: cartOnWire(cart),
  });
};

/** Removes a line from the cart; an accepted quotation behind it returns to pending. */
export const removeCartItem = async ({ context, trx, customerId, c }: Work<null>): Promise<WriteResult> => {
  const removed = await trx
    .deleteFrom('cart_line')
    .where('id', '=', idFrom(c.req.param('id'), 'Cart item'))
    .where('customer_id', '=', customerId)
    .returning(['id', 'quotation_id'])
    .executeTakeFirst();
  if (removed === undefined) throw notFound('Cart item');
  if (removed.quotation_id !== null) {
    await trx
      .updateTable('quotation')
      .set({ status: QUOTATION_STATUS.pending })
      .where('id', '=', removed.quotation_id)
      .where('status', '=', QUOTATION_STATUS.accepted)
      .execute();
  }
  const cart = await readCart({ context, db: trx, customerId });
  return ok({ status: true, message: 'Removed from your cart.', data: cartOnWire(cart) });
};

/**
 * Applies a discount code to the cart. Refuses with 422 an unknown or expired code and a cart below its
 * minimum.
 */
export const applyDiscountCode = async ({
  context,
  trx,
  customerId,
  input,
}: Work<Body>): Promise<WriteResult> => {
  const text = requiredText(input, { key: 'discount_code', name: 'Discount code', max: 40 });
  const code = await findCode(trx, text);
  if (code === undefined) throw new Refusal(422, 'Invalid coupon code.', { status: false });
  const before = await readCart({ context, db: trx, customerId });
  if (before.lines.length === 0) throw new Refusal(422, 'Your cart is empty.', { status: false });
  if (!codeHolds(code, before.totals.subTotal, context.now())) {
    const expired = code.expires_at !== null && code.expires_at <= context.now();
    const why = expired ? 'This coupon has expired.' : 'Your cart total is too low for this coupon.';
    throw new Refusal(422, why, { status: false });
  }
  await trx
    .insertInto('cart')
    .values({ customer_id: customerId, discount_code: code.code })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ discount_code: code.code }))
    .execute();
  const after = await readCart({ context, db: trx, customerId });
  return ok({
    status: true,
    message: `${code.code} is applied.`,
    data: { payment: paymentOnWire(after.totals) },
  });
};
