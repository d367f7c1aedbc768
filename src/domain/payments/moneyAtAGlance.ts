import { filter, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { financialYearOf } from '../dates/financialYear';
import { indianDay, type Instant } from '../dates/instant';
import { addPaise, type Paise, paise } from '../money/money';
import { waitsForDecision } from '../quotations/expiry';
import type { Quotation } from '../quotations/quotation';
import type { Transaction } from '../transactions/transaction';
import { paymentsOf, type PaymentSums } from './payments';

/** The customer's money in three amounts; none for one that is zero, or that is not wholly known (HOME-04). */
export interface MoneyAtAGlance {
  /** The calendar year in which the present financial year began. */
  readonly year: number;
  readonly paidThisYear: Option<Paise>;
  /** The rest of orders of which a part was paid (AMB-52). */
  readonly stillToPay: Option<Paise>;
  /** What the quotations that wait for a decision come to. */
  readonly toDecide: Option<Paise>;
}

/** What was read; none for what could not be, or not in full. */
interface Read {
  readonly orders: Option<readonly Transaction[]>;
  readonly quotations: Option<readonly Quotation[]>;
}

const unlessZero = (amount: Paise): Option<Paise> => filter((one: Paise) => one > 0)(some(amount));

const UNKNOWN = { paidThisYear: none, stillToPay: none };

/** The sum, unless it is zero or an order that belongs to it has no amount. */
const wholeSum = ({ withoutAmount }: PaymentSums, sum: Paise): Option<Paise> =>
  withoutAmount > 0 ? none : unlessZero(sum);

const paidAndDueOf = (
  orders: readonly Transaction[],
  thisYear: number,
): Pick<MoneyAtAGlance, 'paidThisYear' | 'stillToPay'> => {
  const { years, sums, undated } = paymentsOf(orders);
  if (undated.some(({ payment }) => payment === 'success')) return UNKNOWN;
  const own = years.find(({ year }) => year === thisYear)?.sums;
  return {
    paidThisYear: own === undefined ? none : wholeSum(own, own.paid),
    stillToPay: wholeSum(sums, sums.stillToPay),
  };
};

const amountToDecide = (quotations: readonly Quotation[], now: Instant): Option<Paise> => {
  const waiting = quotations.filter((quotation) => waitsForDecision(quotation, now));
  // One that the list names twice is decided once.
  const amounts = [...new Map(waiting.map(({ id, payable }) => [id, payable])).values()];
  if (amounts.some(isNone)) return none;
  return unlessZero(amounts.filter(isSome).reduce((sum, { value }) => addPaise(sum, value), paise(0)));
};

/** What was paid, what is still to pay and what waits for a decision, by the sums of Payments (HOME-04, MONEY-02). */
export const moneyAtAGlance = ({ orders, quotations }: Read, now: Instant): MoneyAtAGlance => {
  const year = financialYearOf(indianDay(now));
  return {
    year,
    ...(isNone(orders) ? UNKNOWN : paidAndDueOf(orders.value, year)),
    toDecide: isNone(quotations) ? none : amountToDecide(quotations.value, now),
  };
};
