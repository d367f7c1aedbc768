import type { Paise } from '../money/money';
import { isFreePayment } from './freePayment';
import type { SubService } from './service';

/**
 * How the price is shown before Proceed: an amount, the amount that the questions start from, or how it will be determined
 * (AMB-38, AMB-40). `unknown` is a fixed price that is missing; nothing is said of it before Proceed (SERV-20).
 */
export type PricePresentation =
  | { readonly kind: 'fixed'; readonly amount: Paise }
  | { readonly kind: 'from'; readonly amount: Paise }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'quoted' }
  | { readonly kind: 'own' };

/** The price of a sub-service as a customer sees it first. */
export const pricePresentation = (subService: SubService): PricePresentation => {
  if (isFreePayment(subService)) return { kind: 'own' };
  const { pricingModel, basePrice: amount } = subService;
  if (pricingModel === 'fixed') return amount > 0 ? { kind: 'fixed', amount } : { kind: 'unknown' };
  if (pricingModel === 'quotation') return { kind: 'quoted' };
  return pricingModel === 'questions' && amount > 0 ? { kind: 'from', amount } : { kind: 'asked' };
};
