import type { TaskEither } from 'fp-ts/TaskEither';
import type { Cart } from '../../domain/cart/cart';
import type { GatewayError } from './gatewayError';

export abstract class CartGateway {
  /** The customer's cart; an answer without items is an empty cart (section 7, GET user/cart). */
  abstract load(): TaskEither<GatewayError, Cart>;
}
