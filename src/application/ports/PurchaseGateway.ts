import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartAddition } from '../../domain/cart/addition';
import type { GatewayError } from './gatewayError';

/** The two ways a customer asks for a service. A 2xx answer without success is `Rejected` (decisions AMB-14). */
export abstract class PurchaseGateway {
  abstract addToCart(addition: CartAddition): TaskEither<GatewayError, void>;
  abstract requestQuotation(addition: CartAddition): TaskEither<GatewayError, void>;
}
