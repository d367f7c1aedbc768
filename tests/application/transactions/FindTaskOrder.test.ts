import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { FindTaskOrder } from '../../../src/application/transactions/FindTaskOrder';
import { taskId } from '../../../src/domain/work/task';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aTask } from '../../domain/work/aTask';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const order = aTransaction({ id: '5', orderId: '12' });

const aLookUp = (orders = [aTransaction(), order]) => {
  const work = new InMemoryWorkGateway([aTask({ id: '2', orderId: '' }), aTask({ id: '3', orderId: '12' })]);
  const transactions = new InMemoryTransactionGateway(orders);
  return { work, transactions, find: new FindTaskOrder({ work, transactions }) };
};

describe('the order of a task', () => {
  it('is the one that the task names', async () => {
    expect(await aLookUp().find.execute(taskId('3'))).toEqual(some(order));
  });

  it('is none for an unknown task, a task without an order and an order that is not listed', async () => {
    const { find } = aLookUp();
    expect([await find.execute(taskId('9')), await find.execute(taskId('2'))]).toEqual([none, none]);
    expect(await aLookUp([aTransaction()]).find.execute(taskId('3'))).toEqual(none);
  });

  it('is none while a list cannot be read', async () => {
    const { find, work, transactions } = aLookUp();
    transactions.fail();
    expect(await find.execute(taskId('3'))).toEqual(none);
    transactions.failure = undefined;
    work.fail();
    expect(await find.execute(taskId('3'))).toEqual(none);
  });
});
