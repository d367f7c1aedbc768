import type { TaskEither } from 'fp-ts/TaskEither';
import type { Transaction } from '../../domain/transactions/transaction';
import type { GatewayError } from './gatewayError';

export abstract class TransactionGateway {
  /** Every order of the customer; `Rejected` where the answer says no (section 7, GET /user/orders). */
  abstract all(): TaskEither<GatewayError, readonly Transaction[]>;
}
