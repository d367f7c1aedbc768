import type { OrderId } from '../transactions/transaction';
import { PAYMENT_RESPONSE_PATH } from './limits';
import type { CheckedOrderForm } from './orderForm';
import type { ResultState } from './paymentResult';

/** Who pays: name, contact and billing address, the exact strings of the order. */
type Payer = Omit<CheckedOrderForm, 'gstin'>;

/** What an order was placed with and its payment repeats: a provider's signature covers these exact texts (AMB-33). */
export interface PaymentTerms {
  /** The backend's own text of the payable amount; '' where nothing is to pay. */
  readonly amountText: string;
  readonly payer: Payer;
}

/** The payment of an order that was placed. */
export interface Payment extends PaymentTerms {
  /** The id that place-order returned. */
  readonly orderId: OrderId;
  /** What is bought, as the provider lists it. */
  readonly description: string;
  /** The portal's own origin, without a slash at its end: the customer comes back to `paymentResponseAddress` (PAY-18). */
  readonly origin: string;
}

/** The address of the payment-response page for an outcome of the order (PAY-18, AMB-32). */
export const paymentResponseAddress = (origin: string, outcome: ResultState, order: OrderId): string =>
  `${origin}${PAYMENT_RESPONSE_PATH}?status=${outcome}&order_id=${encodeURIComponent(order)}`;
