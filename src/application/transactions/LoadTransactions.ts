import { type Either, isLeft, right } from 'fp-ts/Either';
import type { Transaction } from '../../domain/transactions/transaction';
import type { GatewayError } from '../ports/gatewayError';
import type { TransactionGateway } from '../ports/TransactionGateway';

export class LoadTransactions {
  constructor(private readonly deps: { readonly transactions: TransactionGateway }) {}

  /** The customer's transactions; a response with status false means that there are none (TXN-13). */
  async execute(signal?: AbortSignal): Promise<Either<GatewayError, readonly Transaction[]>> {
    const result = await this.deps.transactions.all(signal)();
    return isLeft(result) && result.left.kind === 'Rejected' ? right([]) : result;
  }
}
