import { localized } from './language';

/** Texts of the cart (LANG-04). */
export const cartTexts = localized('cart', {
  link: 'Cart',
  /** The link's accessible name is fixed: the same wording for every number, 1 included. */
  linkWithItems: (count: number): string => `Cart, ${count} items`,
  amountMissing: 'Amount not available',
});
