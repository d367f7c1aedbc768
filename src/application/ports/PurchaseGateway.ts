import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartAddition } from '../../domain/cart/addition';
import type { GatewayError } from './gatewayError';

/**
 * The two ways a customer asks for a service. A 2xx answer without success is `Rejected` (decisions AMB-14). The key
 * stays the same while one intention is tried again, so that a backend that honours it never makes two lines of it.
 */
export abstract class PurchaseGateway {
  abstract addToCart(
    addition: CartAddition,
    key: string,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, void>;
  abstract requestQuotation(
    addition: CartAddition,
    key: string,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, void>;
}
