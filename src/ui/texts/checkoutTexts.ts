import { localized } from './language';

export const checkoutTexts = localized('checkout');
