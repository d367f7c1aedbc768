import { alt, exists, filter, isNone, isSome, map, none, type Option } from 'fp-ts/Option';
import { type Paise, subtractPaise } from '../money/money';
import { isRefund } from './payment';
import type { Transaction } from './transaction';

/** The amounts of an order besides its total, in paise; none where an amount is unknown (AMB-52). */
export interface PaidAndDue {
  /** What was paid for a paid order. */
  readonly paidNow: Option<Paise>;
  /** What is still due for a paid order; none if nothing is. */
  readonly stillToPay: Option<Paise>;
  /** What has to be paid first for an unpaid order, if that is not its total; none for a refund. */
  readonly payableNow: Option<Paise>;
}

type Amounts = Pick<Transaction, 'payment' | 'total' | 'payable' | 'advance' | 'paid' | 'due'>;

const aboveZero = filter((amount: Paise) => amount > 0);

const firstKnown = (first: Option<Paise>, second: Option<Paise>): Option<Paise> => alt(() => second)(first);

const isSame = (one: Option<Paise>, other: Option<Paise>): boolean =>
  exists((amount: Paise) => exists((equal: Paise) => equal === amount)(other))(one);

/** An advance that differs from the payable amount was paid before the order, so the rest cannot be computed. */
const isLeftKnown = ({ payable, advance, paid }: Amounts): boolean =>
  isSome(aboveZero(paid)) || isNone(aboveZero(advance)) || isNone(payable) || isSame(payable, advance);

const leftOf = (order: Amounts, paidNow: Option<Paise>): Option<Paise> => {
  const { total } = order;
  if (isNone(total) || !isLeftKnown(order)) return none;
  return map((paid: Paise) => subtractPaise(total.value, paid))(paidNow);
};

/** What was paid now and what is still to pay, as the server says or as computed from the advance (AMB-52). */
export const paidAndDue = (order: Amounts): PaidAndDue => {
  const asked = firstKnown(aboveZero(order.payable), aboveZero(order.advance));
  if (order.payment !== 'success') {
    const isNothingAsked = isRefund(order) || isSame(asked, order.total);
    return { paidNow: none, stillToPay: none, payableNow: isNothingAsked ? none : asked };
  }
  const paidNow = firstKnown(aboveZero(order.paid), asked);
  const left = firstKnown(order.due, leftOf(order, paidNow));
  return { paidNow, stillToPay: aboveZero(left), payableNow: none };
};

/** Whether a part of a paid order is still to be paid. */
export const isPartPaid = (order: Amounts): boolean => isSome(paidAndDue(order).stillToPay);
