import { paise, subtractPaise } from '../money/money';
import type { Paise } from '../money/money';
import type { IndianState } from './states';

/**
 * GST within one state is halved between centre and state; between states it is one tax. Amounts in paise, with the
 * rate of each part in percent.
 */
export type GstSplit =
  | { readonly kind: 'intra'; readonly percent: number; readonly cgst: Paise; readonly sgst: Paise }
  | { readonly kind: 'inter'; readonly percent: number; readonly igst: Paise };

/** The rate of GST; every label and every sum follows it (CART-04, MONEY-07). */
export const GST_PERCENT = 18;

/** The GST of a taxable amount, rounded to the nearest paisa. */
export const gstOf = (taxable: Paise): Paise => paise((taxable * GST_PERCENT) / 100);

/** Splits GST by the supplier's state and the place of supply; the parts always add up to the whole. */
export const splitGst = (gst: Paise, supplierState: IndianState, placeOfSupply: IndianState): GstSplit => {
  if (supplierState.tin !== placeOfSupply.tin) {
    return { kind: 'inter', percent: GST_PERCENT, igst: gst };
  }
  const cgst = paise(gst / 2);
  return { kind: 'intra', percent: GST_PERCENT / 2, cgst, sgst: subtractPaise(gst, cgst) };
};
