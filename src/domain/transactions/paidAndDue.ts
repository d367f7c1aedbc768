import { alt, exists, filter, isNone, isSome, map, none, type Option } from 'fp-ts/Option';
import { type Paise, subtractPaise } from '../money/money';
import { isRefundedPayment } from './payment';
import type { Transaction } from './transaction';

/** What an order's money says beside its total; none where it is not known (AMB-52). */
export interface PaidAndDue {
  /** What a paid order took. */
  readonly paidNow: Option<Paise>;
  /** What a paid order leaves to be paid later; none where nothing is left. */
  readonly stillToPay: Option<Paise>;
  /** What an unpaid order asks for first, where that is not its total; none where the money goes back. */
  readonly payableNow: Option<Paise>;
}

type Amounts = Pick<
  Transaction,
  'payment' | 'paymentText' | 'total' | 'payable' | 'advance' | 'paid' | 'due'
>;

const aboveZero = filter((amount: Paise) => amount > 0);

const firstKnown = (first: Option<Paise>, second: Option<Paise>): Option<Paise> => alt(() => second)(first);

const isSame = (one: Option<Paise>, other: Option<Paise>): boolean =>
  exists((amount: Paise) => exists((equal: Paise) => equal === amount)(other))(one);

/** An advance that is not what was payable was paid before the order: what is left then cannot be worked out. */
const isLeftKnown = ({ payable, advance, paid }: Amounts): boolean =>
  isSome(aboveZero(paid)) || isNone(aboveZero(advance)) || isNone(payable) || isSame(payable, advance);

const leftOf = (order: Amounts, paidNow: Option<Paise>): Option<Paise> => {
  const { total } = order;
  if (isNone(total) || !isLeftKnown(order)) return none;
  return map((paid: Paise) => subtractPaise(total.value, paid))(paidNow);
};

/** What was paid now and what is still to pay, as the server says it or as it follows from the advance (AMB-52). */
export const paidAndDue = (order: Amounts): PaidAndDue => {
  const asked = firstKnown(aboveZero(order.payable), aboveZero(order.advance));
  if (order.payment !== 'success') {
    const isNothingAsked = isRefundedPayment(order.paymentText) || isSame(asked, order.total);
    return { paidNow: none, stillToPay: none, payableNow: isNothingAsked ? none : asked };
  }
  const paidNow = firstKnown(aboveZero(order.paid), asked);
  const left = firstKnown(order.due, leftOf(order, paidNow));
  return { paidNow, stillToPay: aboveZero(left), payableNow: none };
};

/** Whether a part of a paid order is still to be paid. */
export const isPartPaid = (order: Amounts): boolean => isSome(paidAndDue(order).stillToPay);
