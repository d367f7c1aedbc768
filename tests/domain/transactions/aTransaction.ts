import { none, some } from 'fp-ts/Option';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { when } from '../when';

export const aTransaction = (given: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  orderId: 'ORD-1',
  createdAt: when('2026-11-20T15:05'),
  payment: 'success',
  paymentText: 'success',
  subTotal: some(paise(100_000)),
  discount: some(paise(0)),
  gst: some(paise(18_000)),
  total: some(paise(118_000)),
  payable: none,
  advance: none,
  paid: none,
  due: none,
  services: [],
  invoicePath: 'invoices/1.pdf',
  ...given,
});
