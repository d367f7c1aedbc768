import { totalsOf as priceOfLines } from '../../src/domain/cart/cart';
import { paise, shareOf } from '../../src/domain/money/money';
import { percentOf } from '../money/paise';

export type PricedLine = {
  readonly amount_paise: number;
  readonly qty: number;
  readonly advance_percent: number;
};
export type Discount = { readonly percent: number; readonly flat_paise: number };

/** All amounts in whole paise. */
export type Totals = {
  readonly subTotal: number;
  readonly discount: number;
  readonly gst: number;
  readonly total: number;
  /** The amount due with the order when some service asks only for an advance; else 0. */
  readonly advance: number;
  readonly payable: number;
};

const discountOn = (subTotal: number, discount: Discount | null): number =>
  discount === null ? 0 : percentOf(subTotal, discount.percent) + discount.flat_paise;

/** The cart's totals and the amount due with the order, computed with the portal's own domain rule. */
export const totalsOf = (lines: readonly PricedLine[], discount: Discount | null): Totals => {
  const priced = lines.map((line) => ({ amount: paise(line.amount_paise), quantity: line.qty }));
  const { subTotal } = priceOfLines(priced, paise(0));
  const totals = priceOfLines(priced, paise(discountOn(subTotal, discount)));
  const dueNow = lines.reduce((sum, line) => sum + line.amount_paise * line.qty * line.advance_percent, 0);
  const inFull = dueNow === subTotal * 100;
  const advance = inFull ? 0 : shareOf(totals.total, dueNow, subTotal * 100);
  return { ...totals, advance, payable: inFull ? totals.total : advance };
};

type MoneyColumn = `${'sub_total' | 'discount' | 'gst' | 'total' | 'advance' | 'payable'}_paise`;

/** The totals as an order keeps them. */
export const moneyColumns = (totals: Totals): Readonly<Record<MoneyColumn, number>> => ({
  sub_total_paise: totals.subTotal,
  discount_paise: totals.discount,
  gst_paise: totals.gst,
  total_paise: totals.total,
  advance_paise: totals.advance,
  payable_paise: totals.payable,
});
