import { localized } from './language';

/** Words of the cart (sections 2, 5 and 8). */
export const cartTexts = localized('cart', {
  link: 'Cart',
  /** The interface fixes this form for every number. */
  linkWithItems: (count: number): string => `Cart, ${count} items`,
  amountMissing: 'Amount not available',
});
