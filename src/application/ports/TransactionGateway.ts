import type { TaskEither } from 'fp-ts/TaskEither';
import type { OrderList } from '../../domain/transactions/orderList';
import type { Transaction } from '../../domain/transactions/transaction';
import type { GatewayError } from './gatewayError';

export abstract class TransactionGateway {
  /** Every order of the customer, to be shown; none where the backend only says no (TXN-01, TXN-13). */
  abstract all(signal?: AbortSignal): TaskEither<GatewayError, readonly Transaction[]>;
  /**
   * Every order of the customer, as proof: whoever misses one there may order again, so that it says whether the list is
   * whole or a bare no, and fails wherever a fault is named (RESUME-04).
   */
  abstract allForCertain(signal?: AbortSignal): TaskEither<GatewayError, OrderList>;
}
