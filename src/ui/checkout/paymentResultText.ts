import { isNone, isSome } from 'fp-ts/Option';
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

/** What the address says of an order that the list does not have; that it is checked only while it is. */
const reportedLead = ({ state }: NamedResult, isLeftToCustomer: boolean): string => {
  const { reportedLeads, reportedChecks } = texts().checkout;
  const said = state === 'checking' ? [] : [reportedLeads[state]];
  return (isLeftToCustomer ? said : [...said, reportedChecks[state]]).join(' ');
};

interface Waiting {
  /** Whether the order has waited so long that no minute will do (HOME-08). */
  readonly isLongWait: boolean;
  /** Whether nothing is checked unless the customer asks. */
  readonly isLeftToCustomer: boolean;
}

/** What the result means; '' where nothing is known and nothing is checked. */
export const resultLead = (
  named: NamedResult,
  settled: Settled,
  { isLongWait, isLeftToCustomer }: Waiting,
): string => {
  if (settled === undefined || isNone(settled.orderState)) return reportedLead(named, isLeftToCustomer);
  const { state, orderState } = settled;
  if (state === 'failed') return orderStateText(orderState.value);
  if (state === 'success') return texts().checkout.resultLeads.success;
  return isLongWait || isLeftToCustomer
    ? texts().checkout.resultLeads.longWait
    : texts().checkout.resultLeads.checking;
};

/** What the list of orders confirms; '' for a refund, of which the heading says all. */
export const confirmedText = ({ state, orderState }: SettledResult<Transaction>): string => {
  const isRefunded = isSome(orderState) && orderState.value.kind === 'refunded';
  return state === 'checking' || isRefunded ? '' : texts().checkout.confirmed[state];
};
