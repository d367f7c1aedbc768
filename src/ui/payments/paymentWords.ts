import { isNone } from 'fp-ts/Option';
import { formatRupees } from '../../domain/money/formatRupees';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Month } from '../../domain/payments/paymentYear';
import { paymentTexts } from '../texts/paymentTexts';
import { paymentLabel } from '../transactions/paymentLabel';

/** 'June 2025'. */
export const monthText = (month: Month): string =>
  paymentTexts.monthName(Number(month.slice(5)), month.slice(0, 4));

/** 'Jun'. */
export const shortMonthText = (month: Month): string => paymentTexts.shortMonth(Number(month.slice(5)));

/** The state of payment for an accountant: with what is still to pay of an order whose advance was paid (AMB-52). */
export const stateText = (order: Transaction): string => {
  const { stillToPay } = paidAndDue(order);
  const label = paymentLabel(order);
  return isNone(stillToPay) ? label : paymentTexts.partPaid(label, formatRupees(stillToPay.value));
};
