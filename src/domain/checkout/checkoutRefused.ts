import type { OrderFormRefused } from './orderForm';
import type { CartRefused } from './payableNow';

/** Place-order failed; its order may exist all the same where the outcome is unknown (RESUME-04). */
interface OrderNotTaken {
  readonly kind: 'OrderDeclined' | 'OrderFailed';
  readonly message: string;
  readonly isOutcomeUnknown: boolean;
}

/** Why a checkout did not reach the gateway (section 8, Cart and order); the message is the server's, '' without one. */
export type CheckoutRefused =
  | OrderFormRefused
  | CartRefused
  | OrderNotTaken
  | { readonly kind: 'PaymentFailed'; readonly message: string }
  /** An answer was lost, and whether its order exists cannot be told (RESUME-04). */
  | { readonly kind: 'OrderUnknown' }
  /** Looked for after a lost answer: there is no such order, and it can be placed. */
  | { readonly kind: 'OrderNotPlaced' };

/** Whether nobody knows yet if the order exists, from the first failure on (RESUME-04). */
export const isOutcomeUnknown = (refused: CheckoutRefused): boolean =>
  refused.kind === 'OrderUnknown' || ('isOutcomeUnknown' in refused && refused.isOutcomeUnknown);
