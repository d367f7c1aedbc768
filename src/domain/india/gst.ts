import { paise, subtractPaise } from '../money/money';
import type { Paise } from '../money/money';
import type { IndianState } from './states';

/** GST within one state is halved between centre and state; between states it is one tax. All in paise. */
export type GstSplit =
  | { readonly kind: 'intra'; readonly cgst: Paise; readonly sgst: Paise }
  | { readonly kind: 'inter'; readonly igst: Paise };

/** Section 9: GST is shown as 18%. */
export const GST_PERCENT = 18;

/** The GST of a taxable amount, rounded to the nearest paisa. */
export const gstOf = (taxable: Paise): Paise => paise((taxable * GST_PERCENT) / 100);

/** Splits GST by the supplier's state and the place of supply; the parts always add up to the whole. */
export const splitGst = (gst: Paise, supplierState: IndianState, placeOfSupply: IndianState): GstSplit => {
  if (supplierState.tin !== placeOfSupply.tin) return { kind: 'inter', igst: gst };
  const cgst = paise(gst / 2);
  return { kind: 'intra', cgst, sgst: subtractPaise(gst, cgst) };
};
