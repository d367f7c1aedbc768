import type { OrderFormRefused } from './orderForm';

/** Why a checkout did not reach the gateway (section 8, Cart and order); the message is the server's, '' without one. */
export type CheckoutRefused =
  | OrderFormRefused
  | { readonly kind: 'OrderDeclined'; readonly message: string }
  | { readonly kind: 'OrderFailed'; readonly message: string }
  | { readonly kind: 'PaymentFailed'; readonly message: string };
