import type { Paise } from '../money/money';
import { isFreePayment } from './freePayment';
import type { SubService } from './service';

/** How the price is shown before Proceed: an amount, or how it will be determined (AMB-38, AMB-40). */
export type PricePresentation =
  | { readonly kind: 'fixed'; readonly amount: Paise }
  | { readonly kind: 'asked' }
  | { readonly kind: 'quoted' }
  | { readonly kind: 'own' };

/** The price of a sub-service as a customer sees it first. */
export const pricePresentation = (subService: SubService): PricePresentation => {
  if (isFreePayment(subService)) return { kind: 'own' };
  if (subService.pricingModel === 'fixed') return { kind: 'fixed', amount: subService.basePrice };
  return subService.pricingModel === 'quotation' ? { kind: 'quoted' } : { kind: 'asked' };
};
