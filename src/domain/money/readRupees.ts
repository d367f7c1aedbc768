import { none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { rupeesToPaise } from './money';
import type { Paise } from './money';

const grouping = /(\d),(?=\d)/g;
const currency = /^(-?)₹ ?/;
const plainAmount = /^-?(?:\d+\.?\d*|\.\d+)$/;

const paiseIfExact = (rupees: number): Option<Paise> => {
  const amount = rupeesToPaise(rupees);
  return Number.isFinite(rupees) && Number.isSafeInteger(amount) ? some(amount) : none;
};

/**
 * Reads an amount of rupees as the wire sends it, a number or text such as '1,180.00', into paise;
 * none for blank, unreadable or unsafely large amounts (FMT-03).
 */
export const readRupees = (sent: string | number): Option<Paise> => {
  if (typeof sent === 'number') return paiseIfExact(sent);
  const digits = sent.trim().replace(currency, '$1').replace(grouping, '$1');
  return plainAmount.test(digits) ? paiseIfExact(Number(digits)) : none;
};
