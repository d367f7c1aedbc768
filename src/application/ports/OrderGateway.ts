import type { TaskEither } from 'fp-ts/TaskEither';
import type { Order } from '../../domain/checkout/order';
import type { OrderId } from '../../domain/transactions/transaction';
import type { GatewayError } from './gatewayError';

export abstract class OrderGateway {
  /** Whether a call that is repeated with its key makes no second order. */
  abstract readonly honoursKeys: boolean;
  /**
   * Places an order and returns its id (PAY-09); `Rejected` is a 2xx response without success. Every try of one intent
   * sends the same key, so that a backend that honours keys never makes two orders of it.
   */
  abstract place(order: Order, key: string, signal?: AbortSignal): TaskEither<GatewayError, OrderId>;
}
