import { isNone, none, type Option, some } from 'fp-ts/Option';
import { splitGst } from '../india/gst';
import type { IndianState } from '../india/states';
import { type Paise, paise } from '../money/money';
import type { Transaction } from '../transactions/transaction';
import { paidAndDue } from '../transactions/paidAndDue';
import type { CsvCell, CsvRow } from './csv';
import { invoicesOf } from './invoice';
import { orderPayment, taxableValue } from './orderPayment';
import { orderDay } from './payments';

/** The words of the table, in the customer's language. */
export interface AccountantWords {
  readonly headings: readonly string[];
  readonly stateOf: (order: Transaction) => string;
}

const text = (value: string): CsvCell => ({ kind: 'text', text: value });
const amount = (value: Option<Paise>): CsvCell => ({ kind: 'amount', amount: value });

const paidOf = (order: Transaction): Option<Paise> => {
  const payment = orderPayment(order);
  return payment.kind === 'paid' ? some(payment.paid) : none;
};

const NOTHING = some(paise(0));

/** CGST, SGST or UTGST, IGST; all none where a state or the GST is not known, or has no equal halves (AMB-66). */
const gstParts = (
  { gst, billingState }: Transaction,
  supplier: Option<IndianState>,
): readonly Option<Paise>[] => {
  const isUnknown = isNone(gst) || isNone(supplier) || isNone(billingState);
  const split = isUnknown ? none : splitGst(gst.value, supplier.value, billingState.value);
  if (isNone(split)) return [none, none, none];
  if (split.value.kind === 'inter') return [NOTHING, NOTHING, some(split.value.igst)];
  const half = some(split.value.half);
  return [half, half, NOTHING];
};

/** The orders for an accountant, oldest first, under their headings; new columns come last, since sheets count them (MONEY-05). */
export const accountantTable = (
  orders: readonly Transaction[],
  supplier: Option<IndianState>,
  { headings, stateOf }: AccountantWords,
): readonly CsvRow[] => {
  const files = new Map(invoicesOf(orders).map(({ order, fileName }) => [order, fileName]));
  const rows = [...orders].reverse().map((order): CsvRow => {
    const day = orderDay(order);
    return [
      text(isNone(day) ? '' : day.value),
      text(order.orderId),
      amount(taxableValue(order)),
      amount(order.gst),
      amount(order.total),
      text(stateOf(order)),
      text(files.get(order) ?? ''),
      text(order.services.join(', ')),
      amount(paidOf(order)),
      amount(paidAndDue(order).stillToPay),
      ...gstParts(order, supplier).map(amount),
    ];
  });
  return [headings.map(text), ...rows];
};
