import { exists, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { gstOf } from '../india/gst';
import { addPaise, type Paise, paise, rupeesToPaise, subtractPaise } from '../money/money';
import type { CartPayment } from './cart';

/** A server total that does not add up, and its difference. */
export interface SumFault {
  readonly sum: 'gst' | 'total' | 'payable';
  /** The amount sent minus the amount computed from the others, in paise. */
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

/** By how much the total differs from its parts; none where one of them cannot be read. */
export const totalDifference = ({ subTotal, discount, gst, total }: Amounts): Option<Paise> => {
  if (isNone(subTotal) || isNone(discount) || isNone(gst) || isNone(total)) return none;
  const sum = addPaise(subtractPaise(subTotal.value, discount.value), gst.value);
  return some(subtractPaise(total.value, sum));
};

/** Servers use `advance` for the part paid now or for the part paid before; both readings are accepted. */
const payableDifference = ({ total, advance, payable }: Amounts): Option<Paise> => {
  if (isNone(total) || isNone(advance) || isNone(payable)) return none;
  if (advance.value > 0 && payable.value === advance.value) return noDifference;
  return some(subtractPaise(payable.value, subtractPaise(total.value, advance.value)));
};

/** The amount still due after this order, in paise; none unless the advance is the part paid now (AMB-52). */
export const leftAfterAdvance = ({ total, advance, payable }: Amounts): Option<Paise> => {
  if (isNone(total) || isNone(advance) || isNone(payable)) return none;
  if (advance.value <= 0 || payable.value !== advance.value || total.value <= payable.value) return none;
  return some(subtractPaise(total.value, payable.value));
};

/**
 * The server totals that do not add up; they are shown unchanged all the same (MONEY-07). A total with an unreadable
 * amount is not checked.
 */
export const sumFaults = (payment: Amounts): readonly SumFault[] =>
  [
    { sum: 'gst', difference: gstDifference(payment) } as const,
    { sum: 'total', difference: totalDifference(payment) } as const,
    { sum: 'payable', difference: payableDifference(payment) } as const,
  ].flatMap(({ sum, difference }) =>
    isSome(difference) && difference.value !== 0 ? [{ sum, difference: difference.value }] : [],
  );

/** Whether the GST matches the rate, so that its parts may be shown with their percent (MONEY-07). */
export const isGstAtRate = (payment: Amounts): boolean =>
  exists((difference: Paise) => difference === 0)(gstDifference(payment));
