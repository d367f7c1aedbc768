/** Whole paise: every amount in the portal is an integer of these, so that sums never drift. */
export type Paise = number & { readonly __unit: 'paise' };

const PAISE_IN_A_RUPEE = 100;

/** Rounds to the nearest whole paisa; anything that is not a finite number is 0 paise. */
export const paise = (value: number): Paise => {
  const whole = Number.isFinite(value) ? Math.round(value) : 0;
  // Rounding a small negative number gives -0, which would print as '-0'.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes paise
  return (whole + 0) as Paise;
};

/** The paise of an amount of rupees, rounded to the nearest whole paisa. */
export const rupeesToPaise = (rupees: number): Paise => paise(rupees * PAISE_IN_A_RUPEE);

/** The fraction part/of of an amount, half a paisa rounded up; BigInt, since products of paise are larger than a number holds exactly. */
export const shareOf = (amount: Paise, part: number, of: number): Paise => {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(of)];
  return paise(Number((2n * product + divisor) / (2n * divisor)));
};

/** The rupees of an amount, a number with at most two decimals, as request bodies carry it. */
export const paiseToRupees = (amount: Paise): number => amount / PAISE_IN_A_RUPEE;

/** Both amounts together. */
export const addPaise = (left: Paise, right: Paise): Paise => paise(left + right);

/** An amount that is taken off, below zero whichever sign it was written with. */
export const deducted = (amount: Paise): Paise => paise(-Math.abs(amount));

/** The first amount less the second; may be below zero. */
export const subtractPaise = (left: Paise, right: Paise): Paise => paise(left - right);
