import type { TaskEither } from 'fp-ts/TaskEither';
import type { PlacedPayment } from '../../domain/checkout/paymentForm';
import type { GatewayError } from './gatewayError';

/** A payment that a provider made ready. */
export interface PreparedPayment {
  readonly orderId: string;
  /** Hands the customer over. `Unreachable` where the provider's script could not be loaded. */
  readonly start: TaskEither<GatewayError, PaymentOutcome>;
}

/** How a payment went on in this page; a provider that takes the page along never tells more than `Redirecting`. */
export type PaymentOutcome =
  | { readonly kind: 'Redirecting' }
  | { readonly kind: 'Completed'; readonly orderId: string }
  /** Paid as the customer sees it, but the backend has not said so. */
  | { readonly kind: 'Unclear'; readonly orderId: string }
  | { readonly kind: 'Dismissed' }
  | { readonly kind: 'Declined'; readonly message: string };

/** A payment provider (section 4, Checkout). Another provider is another adapter and one binding. */
export abstract class PaymentGateway {
  /** The short lowercase name that the order carries as payment_gateway. */
  abstract readonly name: string;
  /** Asks the backend for what the provider needs, such as a checksum. */
  abstract prepare(
    payment: PaymentToPrepare,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, PreparedPayment>;
}

export type PaymentToPrepare = Omit<PlacedPayment, 'hash'>;
