import { isNone } from 'fp-ts/Option';
import type { NamedResult } from '../../domain/checkout/paymentResult';
import type { SettledResult } from '../../domain/checkout/settledResult';
import type { Transaction } from '../../domain/transactions/transaction';
import { checkoutTexts } from '../texts/checkoutTexts';
import { orderStateText } from '../transactions/orderStateText';

type Settled = SettledResult<Transaction> | undefined;

/** States a result as a fact only when the order list confirms it (RESUME-10). */
export const resultTitle = (named: NamedResult, settled: Settled): string => {
  if (settled === undefined || isNone(settled.orderState)) return checkoutTexts.reportedTitles[named.state];
  const { value } = settled.orderState;
  if (value.kind !== 'refunded') return checkoutTexts.resultTitles[settled.state];
  return value.isMade ? checkoutTexts.refundedTitle : checkoutTexts.refundDueTitle;
};

/** What the result means and what to do next. */
export const resultLead = (named: NamedResult, settled: Settled): string => {
  if (settled === undefined || isNone(settled.orderState)) return checkoutTexts.reportedLeads[named.state];
  const { state, orderState } = settled;
  return state === 'failed' ? orderStateText(orderState.value) : checkoutTexts.resultLeads[state];
};
