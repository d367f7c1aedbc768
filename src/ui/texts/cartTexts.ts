/** Words of the cart (sections 2, 5 and 8). */
export const cartTexts = {
  link: 'Cart',
  /** The interface fixes this form for every number. */
  linkWithItems: (count: number): string => `Cart, ${count} items`,
} as const;
