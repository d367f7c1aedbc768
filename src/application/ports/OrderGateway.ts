import type { TaskEither } from 'fp-ts/TaskEither';
import type { Order } from '../../domain/checkout/order';
import type { GatewayError } from './gatewayError';

export abstract class OrderGateway {
  /**
   * Places an order and answers its id; `Rejected` is a 2xx answer without success. The key stays the same while one
   * intention is tried again, so that a backend that honours it never makes two orders of it.
   */
  abstract place(order: Order, key: string, signal?: AbortSignal): TaskEither<GatewayError, string>;
}
