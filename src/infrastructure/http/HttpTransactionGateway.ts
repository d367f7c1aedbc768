import { left, map, orElse, right, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import type { OrderList } from '../../domain/transactions/orderList';
import type { Transaction } from '../../domain/transactions/transaction';
import type { ApiClient } from './ApiClient';
import type { ReadItems } from '../wire/decode';
import { readItems } from './readList';
import { toTransaction, transactionWire } from './transactionWire';

export class HttpTransactionGateway implements TransactionGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  // A response with status false stands for an empty list, but a fault may be said with it too (TXN-13).
  all(signal?: AbortSignal): TaskEither<GatewayError, readonly Transaction[]> {
    return pipe(
      this.allForCertain(signal),
      map(({ orders }) => orders),
      orElse((error) => (error.kind === 'Rejected' ? right([]) : left(error))),
    );
  }

  allForCertain(signal?: AbortSignal): TaskEither<GatewayError, OrderList> {
    const reading = {
      codec: transactionWire,
      toDomain: toTransaction,
      log: this.deps.log,
      record: 'transaction',
    };
    return pipe(
      readItems(this.deps.api, '/user/orders', reading, signal),
      map(({ items, isWhole }: ReadItems<Transaction>) => ({ orders: items, isWhole })),
    );
  }
}
