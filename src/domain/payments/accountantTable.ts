import { isNone } from 'fp-ts/Option';
import type { Transaction } from '../transactions/transaction';
import type { CsvCell, CsvRow } from './csv';
import { invoicesOf } from './invoice';
import { taxableValue } from './orderPayment';
import { orderDay } from './payments';

/** The words of the table, in the customer's language. */
export interface AccountantWords {
  readonly headings: readonly string[];
  readonly stateOf: (order: Transaction) => string;
}

const text = (value: string): CsvCell => ({ kind: 'text', text: value });

/** The orders for an accountant, oldest first, under their headings (MONEY-05). */
export const accountantTable = (
  orders: readonly Transaction[],
  { headings, stateOf }: AccountantWords,
): readonly CsvRow[] => {
  const files = new Map(invoicesOf(orders).map(({ order, fileName }) => [order, fileName]));
  const rows = [...orders].reverse().map((order): CsvRow => {
    const day = orderDay(order);
    return [
      text(isNone(day) ? '' : day.value),
      text(order.orderId),
      { kind: 'amount', amount: taxableValue(order) },
      { kind: 'amount', amount: order.gst },
      { kind: 'amount', amount: order.total },
      text(stateOf(order)),
      text(files.get(order) ?? ''),
    ];
  });
  return [headings.map(text), ...rows];
};
