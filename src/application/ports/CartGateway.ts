import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart, CartLineId, CartPayment } from '../../domain/cart/cart';
import type { GatewayError } from './gatewayError';

export abstract class CartGateway {
  /** The customer's cart; a response without items is an empty cart (CART-01). */
  abstract load(): TaskEither<GatewayError, Cart>;
  abstract remove(lineId: CartLineId): TaskEither<GatewayError, void>;
  /** The cart's payment with the code applied; `Rejected` with the server's message where it does not hold. */
  abstract applyCode(code: string): TaskEither<GatewayError, CartPayment>;
}
