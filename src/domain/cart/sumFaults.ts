import { exists, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { gstOf } from '../india/gst';
import { addPaise, type Paise, paise, rupeesToPaise, subtractPaise } from '../money/money';
import type { CartPayment } from './cart';

/** A sum of the server's totals that does not hold, and by how much it is off. */
export interface SumFault {
  readonly sum: 'gst' | 'total' | 'payable';
  /** What was sent less what the other amounts make, in paise. */
  readonly difference: Paise;
}

type Amounts = Pick<CartPayment, 'subTotal' | 'discount' | 'gst' | 'total' | 'advance' | 'payable'>;

const noDifference = some(paise(0));

/** A server may round the GST of each line to the rupee or the paisa. */
const GST_LEEWAY = rupeesToPaise(1);

const gstDifference = ({ subTotal, discount, gst }: Amounts): Option<Paise> => {
  if (isNone(subTotal) || isNone(discount) || isNone(gst)) return none;
  const difference = subtractPaise(gst.value, gstOf(subtractPaise(subTotal.value, discount.value)));
  return Math.abs(difference) <= GST_LEEWAY ? noDifference : some(difference);
};

const totalDifference = ({ subTotal, discount, gst, total }: Amounts): Option<Paise> => {
  if (isNone(subTotal) || isNone(discount) || isNone(gst) || isNone(total)) return none;
  const sum = addPaise(subtractPaise(subTotal.value, discount.value), gst.value);
  return some(subtractPaise(total.value, sum));
};

/** Servers differ in whether the advance is what is paid now or what was paid before: both readings hold. */
const payableDifference = ({ total, advance, payable }: Amounts): Option<Paise> => {
  if (isNone(total) || isNone(advance) || isNone(payable)) return none;
  if (advance.value > 0 && payable.value === advance.value) return noDifference;
  return some(subtractPaise(payable.value, subtractPaise(total.value, advance.value)));
};

/** What an order of this cart leaves to be paid later; none unless its advance is what is paid now (AMB-52). */
export const leftAfterAdvance = ({ total, advance, payable }: Amounts): Option<Paise> => {
  if (isNone(total) || isNone(advance) || isNone(payable)) return none;
  if (advance.value <= 0 || payable.value !== advance.value || total.value <= payable.value) return none;
  return some(subtractPaise(total.value, payable.value));
};

/**
 * The sums that do not hold; the server's amounts are shown all the same (MONEY-07). A sum of which one amount cannot be
 * read is not judged.
 */
export const sumFaults = (payment: Amounts): readonly SumFault[] =>
  [
    { sum: 'gst', difference: gstDifference(payment) } as const,
    { sum: 'total', difference: totalDifference(payment) } as const,
    { sum: 'payable', difference: payableDifference(payment) } as const,
  ].flatMap(({ sum, difference }) =>
    isSome(difference) && difference.value !== 0 ? [{ sum, difference: difference.value }] : [],
  );

/** Whether the GST is the rate's share, so that its parts may be told with their percent (MONEY-07). */
export const isGstAtRate = (payment: Amounts): boolean =>
  exists((difference: Paise) => difference === 0)(gstDifference(payment));
