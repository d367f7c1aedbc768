import { localized } from './language';

export const cartTexts = localized('cart');
