import { isLeft, map, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import {
  type GatewayError,
  gatewayError,
  type GatewayErrorKind,
} from '../../src/application/ports/gatewayError';
import type { TransactionGateway } from '../../src/application/ports/TransactionGateway';
import type { OrderList } from '../../src/domain/transactions/orderList';
import type { Transaction } from '../../src/domain/transactions/transaction';
import { unlessCancelled } from './unlessCancelled';

/** In-memory orders; a test can make reads fail and count them. */
export class InMemoryTransactionGateway implements TransactionGateway {
  failure: GatewayError | undefined = undefined;
  readings = 0;
  /** Whether the backend sends the list to its end. */
  isWhole = true;
  /** What happens elsewhere during a read of the list. */
  onRead: () => void = () => undefined;

  constructor(public transactions: readonly Transaction[] = []) {}

  /** A backend that only says no has no orders to show, and proves nothing. */
  all(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Transaction[]> {
    return async () => {
      const listed = await this.allForCertain(signal)();
      return isLeft(listed) && listed.left.kind === 'Rejected'
        ? right([])
        : map(({ orders }: OrderList) => orders)(listed);
    };
  }

  allForCertain(signal?: AbortSignal): TE.TaskEither<GatewayError, OrderList> {
    return unlessCancelled(signal, () => {
      this.readings += 1;
      this.onRead();
      const { transactions: orders, isWhole, failure } = this;
      return failure === undefined ? TE.right({ orders, isWhole })() : TE.left(failure)();
    });
  }

  fail(kind: GatewayErrorKind = 'ServerFault'): void {
    this.failure = gatewayError(kind);
  }
}
