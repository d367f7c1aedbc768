import { isNone } from 'fp-ts/Option';
import type { InvoiceRefused, MissingInvoice } from '../../application/payments/PackInvoices';
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

const reasonText = ({ kind }: InvoiceRefused): string => {
  const reasons = paymentTexts.missingReasons;
  return kind === 'LinkMissing' || kind === 'OtherOrigin' || kind === 'TooLarge'
    ? reasons[kind]
    : reasons.failed;
};

/** The text file in the zip that lists the invoices which it lacks; its lines end as every editor takes them. */
export const missingList = (
  missing: readonly MissingInvoice[],
): { readonly name: string; readonly bytes: string } => ({
  name: paymentTexts.missingFile,
  bytes: [
    paymentTexts.missingLead,
    '',
    ...missing.map(({ invoice, why }) => `${invoice.fileName}: ${reasonText(why)}`),
    '',
  ].join('\r\n'),
});
