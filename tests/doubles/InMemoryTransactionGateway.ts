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
  /** Whether the backend says no in the place of a list, as some do that have none. */
  saysNo = false;
  /** What happens elsewhere during a read of the list. */
  onRead: () => void = () => undefined;

  constructor(public transactions: readonly Transaction[] = []) {}

  all(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Transaction[]> {
    return TE.map(({ orders }: OrderList) => orders)(this.allForCertain(signal));
  }

  allForCertain(signal?: AbortSignal): TE.TaskEither<GatewayError, OrderList> {
    return unlessCancelled(signal, () => {
      this.readings += 1;
      this.onRead();
      const { transactions: orders, isWhole, failure } = this;
      if (failure !== undefined) return TE.left(failure)();
      const no: OrderList = { orders: [], isWhole: false, isBareNo: true };
      return TE.right<GatewayError, OrderList>(this.saysNo ? no : { orders, isWhole })();
    });
  }

  fail(kind: GatewayErrorKind = 'ServerFault'): void {
    this.failure = gatewayError(kind);
  }
}
