import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadTransactions } from '../../../src/application/transactions/LoadTransactions';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { aTransaction } from '../../domain/transactions/aTransaction';

describe('the customer’s transactions are loaded', () => {
  it('gives what the backend has', async () => {
    const gateway = new InMemoryTransactionGateway([aTransaction()]);
    expect(await new LoadTransactions({ transactions: gateway }).execute()).toEqual(right([aTransaction()]));
  });

  it('takes a 2xx answer with status false for an empty list, not for a failure [TXN-13]', async () => {
    const gateway = new InMemoryTransactionGateway([aTransaction()]);
    gateway.fail('Rejected');
    expect(await new LoadTransactions({ transactions: gateway }).execute()).toEqual(right([]));
  });

  it('passes on a rejected load', async () => {
    const gateway = new InMemoryTransactionGateway();
    gateway.fail('ServerFault');
    expect(await new LoadTransactions({ transactions: gateway }).execute()).toEqual(
      left(gatewayError('ServerFault')),
    );
  });
});
