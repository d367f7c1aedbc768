import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import type { IndianState } from '../india/states';
import type { Paise } from '../money/money';
import { type Id, idOf } from '../ids/id';

/** A payment is read as a success or as anything else (TXN-04), such as one that has failed for good or is to be refunded. */
export type PaymentState = 'success' | 'failed' | 'refundDue' | 'refunded' | 'otherwise';

/** The name under which an order is paid, shown as its Transaction ID; '' where it has none. */
export type OrderId = Id<'order'>;
export const orderId = idOf<'order'>();

/** The id of an order's own record in the list. */
export type TransactionId = Id<'transaction'>;
export const transactionId = idOf<'transaction'>();

/** One order of the customer; `orderId` is what is shown as Transaction ID (TXN-02, TXN-03). */
export interface Transaction {
  readonly id: TransactionId;
  readonly orderId: OrderId;
  readonly createdAt: Option<When>;
  readonly payment: PaymentState;
  /** The backend's own words for the payment's state, which the customer reads where it is no success; '' without any. */
  readonly paymentText: string;
  readonly subTotal: Option<Paise>;
  readonly discount: Option<Paise>;
  readonly gst: Option<Paise>;
  readonly total: Option<Paise>;
  /** The amount charged with the order: the total, or a part of it if an advance was agreed (AMB-52). */
  readonly payable: Option<Paise>;
  readonly advance: Option<Paise>;
  /** What the server says was paid and is still due; none where it says nothing (AMB-52). */
  readonly paid: Option<Paise>;
  readonly due: Option<Paise>;
  /** Names of the services in the order, where the server sends them (AMB-52). */
  readonly services: readonly string[];
  /** The billing state, which is the place of supply; none where the server says nothing (AMB-52). */
  readonly billingState: Option<IndianState>;
  readonly invoicePath: string;
}

/** The record's own id as an order id: an order without a Transaction ID is paid and found by it. */
export const ownOrderId = ({ id }: Pick<Transaction, 'id'>): OrderId => orderId(id);
