import { getOrElse, isNone, isSome, map, none, type Option, some } from 'fp-ts/Option';
import { type Paise, paise, shareOf, subtractPaise } from '../money/money';
import { paidAndDue } from '../transactions/paidAndDue';
import type { Transaction } from '../transactions/transaction';

/** What an order adds to the sums of its month. */
export type OrderPayment =
  | {
      readonly kind: 'paid';
      readonly paid: Paise;
      /** The GST within the paid amount; none where the order has none that can be read. */
      readonly gst: Option<Paise>;
      readonly stillToPay: Paise;
    }
  /** It is paid, but no amount of it can be read. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unpaid' };

const NOTHING = paise(0);

/** An advance carries its share of the order's GST, so that the GST is never more than what it is contained in. */
const gstWithin = (paid: Paise, { gst, total }: Pick<Transaction, 'gst' | 'total'>): Option<Paise> => {
  if (isNone(gst) || isNone(total) || paid >= total.value || paid < 0 || gst.value < 0) return gst;
  return some(shareOf(gst.value, paid, total.value));
};

/** What was paid for an order: what the server says, else its total less what is still due (MONEY-01, AMB-52). */
export const orderPayment = (order: Transaction): OrderPayment => {
  if (order.payment !== 'success') return { kind: 'unpaid' };
  const { paidNow, stillToPay } = paidAndDue(order);
  const due = getOrElse(() => NOTHING)(stillToPay);
  const paid = isSome(paidNow) ? paidNow : map((total: Paise) => subtractPaise(total, due))(order.total);
  if (isNone(paid)) return { kind: 'unreadable' };
  return { kind: 'paid', paid: paid.value, gst: gstWithin(paid.value, order), stillToPay: due };
};

/** The order's amount without GST: its total less its GST, else its subtotal less the discount. */
export const taxableValue = ({ subTotal, discount, gst, total }: Transaction): Option<Paise> => {
  if (isSome(total) && isSome(gst)) return some(subtractPaise(total.value, gst.value));
  if (isNone(subTotal)) return none;
  return some(subtractPaise(subTotal.value, getOrElse(() => NOTHING)(discount)));
};
