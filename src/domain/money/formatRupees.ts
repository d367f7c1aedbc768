import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Paise } from './money';

/** Stands where an amount or a date is missing. */
export const ABSENT = '–';

/** Section 9: amounts are in rupees. */
export const CURRENCY_SIGN = '₹';

/** Thousand first, then lakh and crore: a comma after three digits and after every two further ones. */
const indianGrouping = /\B(?=(?:\d{2})*\d{3}$)/g;

/** Rupees in Indian grouping, '₹1,18,000'; two decimals only when there are paise (section 9, AMB-47). */
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
