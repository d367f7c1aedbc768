import { percentOf } from '../money/paise';

export const GST_PERCENT = 18;

export type PricedLine = {
  readonly amount_paise: number;
  readonly qty: number;
  readonly advance_percent: number;
};
export type Discount = { readonly percent: number; readonly flat_paise: number };

/** All in whole paise. */
export type Totals = {
  readonly subTotal: number;
  readonly discount: number;
  readonly gst: number;
  readonly total: number;
  /** What is due with the order when some service asks only a part; else 0. */
  readonly advance: number;
  readonly payable: number;
};

const lineTotal = (line: PricedLine): number => line.amount_paise * line.qty;

const discountOn = (subTotal: number, discount: Discount | null): number =>
  discount === null ? 0 : Math.min(subTotal, percentOf(subTotal, discount.percent) + discount.flat_paise);

/** The cart's totals: GST of 18 % on what is left after the discount, in whole paise. */
export const totalsOf = (lines: readonly PricedLine[], discount: Discount | null): Totals => {
  const subTotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const off = discountOn(subTotal, discount);
  const gst = percentOf(subTotal - off, GST_PERCENT);
  const total = subTotal - off + gst;
  const dueNow = lines.reduce((sum, line) => sum + lineTotal(line) * line.advance_percent, 0);
  const inFull = dueNow === subTotal * 100;
  const advance = inFull ? 0 : Math.round((total * dueNow) / (subTotal * 100));
  return { subTotal, discount: off, gst, total, advance, payable: inFull ? total : advance };
};
