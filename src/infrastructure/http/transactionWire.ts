import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/instant';
import { readRupees } from '../../domain/money/readRupees';
import { paymentStateFromText } from '../../domain/transactions/payment';
import type { Transaction } from '../../domain/transactions/transaction';
import { wireId, wireText } from './wireCodecs';

/** An order as GET /user/orders sends it (section 3); amounts may be numbers or text. */
export const transactionWire = t.type({
  id: wireId,
  order_id: wireText,
  created_at: wireText,
  payment_status: wireText,
  sub_total: wireText,
  discount_amount: wireText,
  gst: wireText,
  total: wireText,
  invoice_path: wireText,
});

export const toTransaction = (wire: t.TypeOf<typeof transactionWire>): Transaction => ({
  id: wire.id,
  orderId: wire.order_id === '' ? wire.id : wire.order_id,
  createdAt: readWhen(wire.created_at),
  payment: paymentStateFromText(wire.payment_status),
  paymentText: wire.payment_status,
  subTotal: readRupees(wire.sub_total),
  discount: readRupees(wire.discount_amount),
  gst: readRupees(wire.gst),
  total: readRupees(wire.total),
  invoicePath: wire.invoice_path.trim(),
});
