import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartLineId, CartPayment } from '../../domain/cart/cart';
import type { GatewayError } from './gatewayError';

export abstract class CartGateway {
  /** The customer's cart; a response without items is an empty cart (CART-01). */
  abstract load(signal?: AbortSignal): TaskEither<GatewayError, Cart>;
  /** Removes one item; `Cancelled` once the signal aborts, although the server may have removed it. */
  abstract remove(lineId: CartLineId, signal?: AbortSignal): TaskEither<GatewayError, void>;
  /** The cart's payment with the code applied; `Rejected` with the server's message where it does not hold. */
  abstract applyCode(code: string, signal?: AbortSignal): TaskEither<GatewayError, CartPayment>;
}
