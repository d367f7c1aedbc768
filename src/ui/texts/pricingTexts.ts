import { localized } from './language';

export const pricingTexts = localized('pricing');
