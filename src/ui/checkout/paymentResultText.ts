import { isNone, isSome } from 'fp-ts/Option';
import type { OrderTasks } from '../../application/work/FindOrderTasks';
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

const paidLead = (tasks: OrderTasks | undefined): string => {
  if (tasks === undefined) return checkoutTexts.resultLeads.success;
  if (tasks.wanting.length > 0) return checkoutTexts.uploadLead;
  return tasks.isKnown ? checkoutTexts.nothingToUploadLead : checkoutTexts.resultLeads.success;
};

/** What the result means and what to do next; documents are asked for only where a service wants them. */
export const resultLead = (named: NamedResult, settled: Settled, tasks: OrderTasks | undefined): string => {
  if (settled === undefined || isNone(settled.orderState)) return checkoutTexts.reportedLeads[named.state];
  const { state, orderState } = settled;
  if (state === 'failed') return orderStateText(orderState.value);
  return state === 'success' ? paidLead(tasks) : checkoutTexts.resultLeads.checking;
};

/** What the list of orders confirms; '' for a refund, of which the heading says all. */
export const confirmedText = ({ state, orderState }: SettledResult<Transaction>): string => {
  const isRefunded = isSome(orderState) && orderState.value.kind === 'refunded';
  return state === 'checking' || isRefunded ? '' : checkoutTexts.confirmed[state];
};
