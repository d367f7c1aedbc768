import * as TE from 'fp-ts/TaskEither';
import {
  type GatewayError,
  gatewayError,
  type GatewayErrorKind,
} from '../../src/application/ports/gatewayError';
import type { TransactionGateway } from '../../src/application/ports/TransactionGateway';
import type { Transaction } from '../../src/domain/transactions/transaction';

/** Orders that stand in memory; a test can make their reading fail and count the readings. */
export class InMemoryTransactionGateway implements TransactionGateway {
  failure: GatewayError | undefined = undefined;
  readings = 0;
  /** What happens elsewhere while the list is read. */
  onRead: () => void = () => undefined;

  constructor(public transactions: readonly Transaction[] = []) {}

  all(): TE.TaskEither<GatewayError, readonly Transaction[]> {
    return () => {
      this.readings += 1;
      this.onRead();
      return this.failure === undefined ? TE.right(this.transactions)() : TE.left(this.failure)();
    };
  }

  fail(kind: GatewayErrorKind = 'ServerFault'): void {
    this.failure = gatewayError(kind);
  }
}
