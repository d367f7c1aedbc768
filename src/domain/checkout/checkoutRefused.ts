import type { OrderFormRefused } from './orderForm';
import type { CartRefused } from './payableNow';

/** Placing the order failed; if the outcome is unknown, the order may exist all the same (RESUME-04). */
interface OrderNotTaken {
  readonly kind: 'OrderDeclined' | 'OrderFailed';
  readonly message: string;
  readonly isOutcomeUnknown: boolean;
}

/** Why a checkout did not reach the gateway; the message is the server's, '' without one (PAY-10, PAY-12, PAY-14). */
export type CheckoutRefused =
  | OrderFormRefused
  | CartRefused
  | OrderNotTaken
  | { readonly kind: 'PaymentFailed'; readonly message: string }
  /** A response was lost, and it is unknown whether the order exists (RESUME-04). */
  | { readonly kind: 'OrderUnknown' }
  /** A response was lost, and the order does not exist: it can be placed. */
  | { readonly kind: 'OrderNotPlaced' };

/** Whether the backend refused the order for certain; the cart may have changed elsewhere, as in another tab (PAY-24). */
export const isOrderRefused = (refused: CheckoutRefused): boolean =>
  (refused.kind === 'OrderDeclined' || refused.kind === 'OrderFailed') && !refused.isOutcomeUnknown;

/** Whether it is unknown if the order exists, from the first failure on (RESUME-04). */
export const isOutcomeUnknown = (refused: CheckoutRefused): boolean =>
  refused.kind === 'OrderUnknown' || ('isOutcomeUnknown' in refused && refused.isOutcomeUnknown);
