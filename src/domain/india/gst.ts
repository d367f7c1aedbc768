import { none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { addPaise, paise } from '../money/money';
import type { Paise } from '../money/money';
import type { IndianState } from './states';

/**
 * GST within one state is halved between the centre and the state, or the union territory; between states it is one tax.
 * Amounts in paise, with the rate of each part in percent.
 */
export type GstSplit =
  | {
      readonly kind: 'intra';
      readonly percent: number;
      readonly half: Paise;
      readonly local: 'SGST' | 'UTGST';
    }
  | { readonly kind: 'inter'; readonly percent: number; readonly igst: Paise };

/** The rate of GST; every label and every sum follows it (CART-04, MONEY-07). */
export const GST_PERCENT = 18;

const HALF_PERCENT = GST_PERCENT / 2;

/** Chandigarh, Dadra and Daman, Lakshadweep, Andaman, Ladakh, Other Territory: they have no law of a state. */
const unionTerritories: ReadonlySet<number> = new Set([4, 26, 31, 35, 38, 97]);

/** The GST of a taxable amount: twice the half rounded to the paisa, since unequal halves cannot be filed (AMB-66). */
export const gstOf = (taxable: Paise): Paise => paise(2 * paise((taxable * HALF_PERCENT) / 100));

/** A price before GST with it, as one item of the cart costs (BUY-02). */
export const withGst = (price: Paise): Paise => addPaise(price, gstOf(price));

/** Splits GST by the supplier's state and the place of supply; none where it has no equal halves (AMB-66). */
export const splitGst = (
  gst: Paise,
  supplierState: IndianState,
  placeOfSupply: IndianState,
): Option<GstSplit> => {
  if (supplierState.tin !== placeOfSupply.tin)
    return some({ kind: 'inter', percent: GST_PERCENT, igst: gst });
  if (gst % 2 !== 0) return none;
  const local = unionTerritories.has(supplierState.tin) ? 'UTGST' : 'SGST';
  return some({ kind: 'intra', percent: HALF_PERCENT, half: paise(gst / 2), local });
};
