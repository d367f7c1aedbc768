import { isNone } from 'fp-ts/Option';
import { formatRupees } from '../../domain/money/formatRupees';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Month } from '../../domain/payments/paymentYear';
import { texts } from '../texts/texts';
import { paymentLabel } from '../transactions/paymentLabel';

/** 'June 2025'. */
export const monthText = (month: Month): string =>
  texts().payment.monthName(Number(month.slice(5)), month.slice(0, 4));

/** 'Jun'. */
export const shortMonthText = (month: Month): string => texts().payment.shortMonth(Number(month.slice(5)));

/** The state of payment for an accountant: with what is still to pay of an order whose advance was paid (AMB-52). */
export const stateText = (order: Transaction): string => {
  const { stillToPay } = paidAndDue(order);
  const label = paymentLabel(order);
  return isNone(stillToPay) ? label : texts().payment.partPaid(label, formatRupees(stillToPay.value));
};
