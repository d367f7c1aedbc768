import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartPayment } from '../../domain/cart/cart';
import type { GatewayError } from './gatewayError';

/** What a customer changes in a cart that stands (section 7). */
export abstract class CartChanges {
  abstract remove(lineId: string): TaskEither<GatewayError, void>;
  /** The cart's payment with the code applied; `Rejected` with the server's message where it does not hold. */
  abstract applyCode(code: string): TaskEither<GatewayError, CartPayment>;
}
