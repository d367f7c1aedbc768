import { couponCode } from '../../src/domain/cart/coupon';
import type { Selectable } from 'kysely';
import type { CartLineTable } from '../database/tables/trade';
import type { DiscountCodeTable } from '../database/tables/catalogue';
import type { Db, SandboxContext } from '../context';
import { rupeeText } from '../money/paise';
import { type Totals, totalsOf } from './totals';

type CartLine = Selectable<CartLineTable>;

export type Cart = {
  readonly lines: readonly CartLine[];
  /** The applied code; '' when there is none or it no longer holds for this cart. */
  readonly code: string;
  readonly totals: Totals;
};

type DiscountCode = Selectable<DiscountCodeTable>;

/** Whether a code holds for a cart of this sub-total (paise) at this moment. */
export const codeHolds = (code: DiscountCode, subTotal: number, now: Date): boolean =>
  subTotal >= code.minimum_paise && (code.expires_at === null || code.expires_at > now);

/** Finds a discount code by its text as it was typed. */
export const findCode = (db: Db, text: string): Promise<DiscountCode | undefined> =>
  db.selectFrom('discount_code').selectAll().where('code', '=', couponCode(text)).executeTakeFirst();

type Lookup = { readonly context: SandboxContext; readonly db: Db; readonly customerId: number };

/** The customer's cart with totals computed at this moment. */
export const readCart = async ({ context, db, customerId }: Lookup): Promise<Cart> => {
  const lines = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const applied = await db
    .selectFrom('cart')
    .innerJoin('discount_code', 'discount_code.code', 'cart.discount_code')
    .selectAll('discount_code')
    .where('cart.customer_id', '=', customerId)
    .executeTakeFirst();
  const plain = totalsOf(lines, null);
  if (applied === undefined || !codeHolds(applied, plain.subTotal, context.now())) {
    return { lines, code: '', totals: plain };
  }
  return { lines, code: applied.code, totals: totalsOf(lines, applied) };
};

/** The totals in the wire shape of the cart's payment: decimal texts in rupees. */
export const paymentOnWire = (totals: Totals): Readonly<Record<string, string>> => ({
  sub_total: rupeeText(totals.subTotal),
  discount: rupeeText(totals.discount),
  gst: rupeeText(totals.gst),
  total: rupeeText(totals.total),
  advance_amount: rupeeText(totals.advance),
  payable: rupeeText(totals.payable),
});

/** The cart in its wire shape: items and payment. */
export const cartOnWire = (cart: Cart): { items: object[]; payment: object } => ({
  items: cart.lines.map((line) => ({
    id: line.id,
    service_id: line.sub_service_id,
    service_name: line.service_name,
    frequency: line.frequency,
    qty: line.qty,
    amount: rupeeText(line.amount_paise * line.qty),
  })),
  payment: paymentOnWire(cart.totals),
});
