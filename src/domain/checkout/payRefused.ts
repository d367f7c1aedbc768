import type { OrderState } from './orderState';

/** Why Pay now did not reach the provider (RESUME-02, RESUME-03). */
export type PayRefused =
  /** The list of orders or the cart could not be read, so that the order may be paid already. */
  | { readonly kind: 'OrdersUnread' }
  /** It cannot be paid any more, or not from this browser. */
  | { readonly kind: 'NotPayable'; readonly state: OrderState }
  /** An earlier release kept nothing to pay it with; the cart still leads to its payment. */
  | { readonly kind: 'OnlyFromCart' }
  /** The message is the server's, '' without one (PAY-14). */
  | { readonly kind: 'PaymentFailed'; readonly message: string };
