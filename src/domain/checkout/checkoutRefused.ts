import type { OrderFormRefused } from './orderForm';
import type { CartRefused } from './payableNow';

/** Why a checkout did not reach the gateway (section 8, Cart and order); the message is the server's, '' without one. */
export type CheckoutRefused =
  | OrderFormRefused
  | CartRefused
  | { readonly kind: 'OrderDeclined'; readonly message: string }
  | { readonly kind: 'OrderFailed'; readonly message: string }
  | { readonly kind: 'PaymentFailed'; readonly message: string }
  /** An answer was lost, and whether its order exists cannot be told (RESUME-04). */
  | { readonly kind: 'OrderUnknown' }
  /** Looked for after a lost answer: there is no such order, and it can be placed. */
  | { readonly kind: 'OrderNotPlaced' };
