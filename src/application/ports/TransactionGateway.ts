import type { TaskEither } from 'fp-ts/TaskEither';
import type { Transaction } from '../../domain/transactions/transaction';
import type { GatewayError } from './gatewayError';

export abstract class TransactionGateway {
  /** Every order of the customer; `Rejected` if the response has status false (TXN-01, TXN-13). */
  abstract all(signal?: AbortSignal): TaskEither<GatewayError, readonly Transaction[]>;
}
