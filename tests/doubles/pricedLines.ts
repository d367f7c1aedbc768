import { isSome, type Option, some } from 'fp-ts/Option';
import { type CartLine, type CartPayment, totalsOf } from '../../src/domain/cart/cart';
import type { Paise } from '../../src/domain/money/money';

interface PricedLine {
  readonly quantity: number;
  readonly amount: Paise;
}

const priced = (quantity: number, amount: Option<Paise>): readonly PricedLine[] =>
  isSome(amount) ? [{ quantity, amount: amount.value }] : [];

/** The lines with a readable amount. */
export const pricedLines = (lines: readonly CartLine[]): readonly PricedLine[] =>
  lines.flatMap(({ quantity, amount }) => priced(quantity, amount));

/** The totals of lines in the shape of a cart's payment. */
export const totalsShown = (
  lines: readonly CartLine[],
  discount: Paise,
): Pick<CartPayment, 'subTotal' | 'discount' | 'gst' | 'total'> => {
  const totals = totalsOf(pricedLines(lines), discount);
  return {
    subTotal: some(totals.subTotal),
    discount: some(totals.discount),
    gst: some(totals.gst),
    total: some(totals.total),
  };
};
