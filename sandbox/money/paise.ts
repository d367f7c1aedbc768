/** Whole paise as the decimal text of the wire format: 118000 is '1180.00'. */
export const rupeeText = (paise: number): string => {
  const sign = paise < 0 ? '-' : '';
  const whole = Math.abs(paise);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

/**
 * Whole paise from rupees as a number or decimal text; null for anything but an amount with at most two
 * decimals.
 */
export const paiseFrom = (value: unknown): number | null => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

/**
 * The fraction part/whole of an amount, rounded half up to whole paise; BigInt, because the product may
 * exceed the safe integers.
 */
export const shareOf = (paise: number, part: number, whole: number): number => {
  const [amount, over, under] = [BigInt(paise), BigInt(part), BigInt(whole)];
  return Number((2n * amount * over + under) / (2n * under));
};

/** A percentage of an amount, rounded half up to whole paise. */
export const percentOf = (paise: number, percent: number): number => Math.round((paise * percent) / 100);
