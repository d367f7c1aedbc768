/** Whole paise: every amount in the portal is an integer of these, so that sums never drift. */
export type Paise = number & { readonly __unit: 'paise' };

/** Rounds to the nearest whole paisa; anything that is not a finite number is 0 paise. */
export const paise = (value: number): Paise => (Number.isFinite(value) ? Math.round(value) : 0) as Paise;
