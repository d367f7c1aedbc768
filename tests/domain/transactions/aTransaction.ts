import { none, some } from 'fp-ts/Option';
import { paise } from '../../../src/domain/money/money';
import { orderId, type Transaction, transactionId } from '../../../src/domain/transactions/transaction';
import type { Given } from '../given';
import { when } from '../when';

export const aTransaction = ({
  id = '1',
  orderId: order = 'ORD-1',
  ...given
}: Given<Transaction> = {}): Transaction => ({
  id: transactionId(id),
  orderId: orderId(order),
  createdAt: when('2026-11-20T15:05'),
  payment: 'success',
  paymentText: 'Success',
  subTotal: some(paise(100_000)),
  discount: some(paise(0)),
  gst: some(paise(18_000)),
  total: some(paise(118_000)),
  payable: none,
  advance: none,
  paid: none,
  due: none,
  services: [],
  billingState: none,
  invoicePath: 'invoices/1.pdf',
  ...given,
});
