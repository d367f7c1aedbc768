import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Paise } from './money';

/** Shown in place of a missing amount or date. */
export const ABSENT = '–';

/** Amounts are in rupees (FMT-03). */
export const CURRENCY_SIGN = '₹';

/** Indian grouping, from the right: a comma after three digits, then after every two. */
const indianGrouping = /\B(?=(?:\d{2})*\d{3}$)/g;

/** Rupees as a plain decimal with two places, '-1180.00', which other programs read as a number. */
export const plainRupees = (amount: Paise): string => {
  const size = Math.abs(amount);
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  return amount < 0 ? `-${text}` : text;
};

/** Rupees in Indian grouping, '₹1,18,000'; two decimals only when there are paise (FMT-03, AMB-47). */
export const formatRupees = (amount: Paise): string => {
  const size = Math.abs(amount);
  const rupees = String(Math.floor(size / 100));
  const rest = String(size % 100).padStart(2, '0');
  const whole = `${amount < 0 ? '-' : ''}${CURRENCY_SIGN}${rupees.replace(indianGrouping, ',')}`;
  return rest === '00' ? whole : `${whole}.${rest}`;
};

/** As `formatRupees`; a missing amount is a dash, never 'NaN'. */
export const formatRupeesIfAny = (amount: Option<Paise>): string =>
  isNone(amount) ? ABSENT : formatRupees(amount.value);
