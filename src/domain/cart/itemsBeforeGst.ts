import { exists, isSome } from 'fp-ts/Option';
import type { Paise } from '../money/money';
import { type Cart, type CartLine, linesTotal } from './cart';
import { totalDifference } from './sumFaults';

/**
 * Whether the amounts of the items are those before GST: together they are the subtotal, and GST comes on top of it. Of
 * amounts that cannot be read or do not add up, nothing is said (MONEY-07).
 */
export const areItemsBeforeGst = ({ lines, payment }: Cart): boolean => {
  const amounts = lines.flatMap(({ quantity, amount }: CartLine) =>
    isSome(amount) ? [{ quantity, amount: amount.value }] : [],
  );
  if (amounts.length < lines.length || !exists((gst: Paise) => gst > 0)(payment.gst)) return false;
  const isSubTotal = exists((subTotal: Paise) => subTotal === linesTotal(amounts))(payment.subTotal);
  return isSubTotal && exists((difference: Paise) => difference === 0)(totalDifference(payment));
};
