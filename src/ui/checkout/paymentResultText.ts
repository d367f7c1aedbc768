import { isNone, isSome } from 'fp-ts/Option';
import type { OrderTasks } from '../../application/work/FindOrderTasks';
import type { NamedResult } from '../../domain/checkout/paymentResult';
import type { SettledResult } from '../../domain/checkout/settledResult';
import type { Transaction } from '../../domain/transactions/transaction';
import { texts } from '../texts/texts';
import { orderStateText } from '../transactions/orderStateText';

type Settled = SettledResult<Transaction> | undefined;

/** States a result as a fact only when the order list confirms it (RESUME-10). */
export const resultTitle = (named: NamedResult, settled: Settled): string => {
  if (settled === undefined || isNone(settled.orderState))
    return texts().checkout.reportedTitles[named.state];
  const { value } = settled.orderState;
  if (value.kind !== 'refunded') return texts().checkout.resultTitles[settled.state];
  return value.isMade ? texts().checkout.refundedTitle : texts().checkout.refundDueTitle;
};

interface GivenResult {
  /** Undefined until they are read. */
  readonly tasks: OrderTasks | undefined;
  readonly isLongWait: boolean;
}

const paidLead = (tasks: OrderTasks | undefined): string => {
  if (tasks === undefined) return texts().checkout.resultLeads.success;
  if (tasks.wanting.length > 0) return texts().checkout.uploadLead;
  return tasks.isKnown ? texts().checkout.nothingToUploadLead : texts().checkout.resultLeads.success;
};

/** What the result means and what to do next; documents are asked for only where a service wants them. */
export const resultLead = (named: NamedResult, settled: Settled, given: GivenResult): string => {
  const { tasks, isLongWait } = given;
  if (settled === undefined || isNone(settled.orderState)) return texts().checkout.reportedLeads[named.state];
  const { state, orderState } = settled;
  if (state === 'failed') return orderStateText(orderState.value);
  if (state === 'success') return paidLead(tasks);
  return isLongWait ? texts().checkout.resultLeads.longWait : texts().checkout.resultLeads.checking;
};

/** What the list of orders confirms; '' for a refund, of which the heading says all. */
export const confirmedText = ({ state, orderState }: SettledResult<Transaction>): string => {
  const isRefunded = isSome(orderState) && orderState.value.kind === 'refunded';
  return state === 'checking' || isRefunded ? '' : texts().checkout.confirmed[state];
};
