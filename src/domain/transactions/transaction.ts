import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import type { Paise } from '../money/money';

/** A payment is read as a success or as anything else (section 3, Order). */
export type PaymentState = 'success' | 'otherwise';

/** One order of the customer; `orderId` is what is shown as Transaction ID (section 3). */
export interface Transaction {
  readonly id: string;
  readonly orderId: string;
  readonly createdAt: Option<When>;
  readonly payment: PaymentState;
  /** The server's own word for the payment's state. */
  readonly paymentText: string;
  readonly subTotal: Option<Paise>;
  readonly discount: Option<Paise>;
  readonly gst: Option<Paise>;
  readonly total: Option<Paise>;
  readonly invoicePath: string;
}
