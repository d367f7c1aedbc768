import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Payment } from '../../domain/checkout/payment';
import type { OrderId } from '../../domain/transactions/transaction';
import type { GatewayError } from './gatewayError';

/** A payment that is ready to start. */
export interface PreparedPayment {
  readonly orderId: OrderId;
  /**
   * Hands the customer over to the provider; `Unreachable` if the provider's script could not be loaded. Once the signal has
   * aborted nothing may open any more (`Cancelled`), and who has paid waits no longer (`Unclear`).
   */
  readonly start: (signal?: AbortSignal) => Promise<Either<GatewayError, PaymentOutcome>>;
}

/** The outcome of a payment on this page; a provider that leaves the page reports only `Redirecting`. */
export type PaymentOutcome =
  | {
      readonly kind: 'Redirecting';
      /** What the provider says where the page is not left after all; open for ever once it is left. */
      readonly later?: Promise<Either<GatewayError, PaymentOutcome>>;
    }
  | { readonly kind: 'Completed'; readonly orderId: OrderId }
  /** The customer may have paid; only the list of orders can confirm it. */
  | { readonly kind: 'Unclear'; readonly orderId: OrderId }
  | { readonly kind: 'Dismissed' }
  | { readonly kind: 'Declined'; readonly message: string };

/** A payment provider (PAY-13, PAY-16). What another provider needs: docs/swap-the-payment-provider.md. */
export abstract class PaymentGateway {
  /** The short lowercase name that the order carries as payment_gateway. */
  abstract readonly name: string;
  /** Asks the backend for what the provider needs, such as a checksum. */
  abstract prepare(payment: Payment, signal?: AbortSignal): TaskEither<GatewayError, PreparedPayment>;
}
