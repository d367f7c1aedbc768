import { plainRupees } from '../../src/domain/money/formatRupees';
import { paise } from '../../src/domain/money/money';

/** Whole paise as the decimal text of the wire format: 118000 is '1180.00'. */
export const rupeeText = (amount: number): string => plainRupees(paise(amount));

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

/** A percentage of an amount, rounded half up to whole paise. */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
