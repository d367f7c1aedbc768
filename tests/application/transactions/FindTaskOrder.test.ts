import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { FindTaskOrder } from '../../../src/application/transactions/FindTaskOrder';
import { FindTask } from '../../../src/application/work/FindTask';
import { taskId } from '../../../src/domain/work/task';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aTask } from '../../domain/work/aTask';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const order = aTransaction({ id: '5', orderId: '12' });

const task = aTask({ id: '3', orderId: '12' });

const aLookUp = (orders = [aTransaction(), order]) => {
  const work = new InMemoryWorkGateway([aTask({ id: '2', orderId: '' }), task]);
  const transactions = new InMemoryTransactionGateway(orders);
  return { work, transactions, find: new FindTaskOrder({ findTask: new FindTask({ work }), transactions }) };
};

describe('a task and its order', () => {
  it('are found by their ids: the order is the one that the task names', async () => {
    expect(await aLookUp().find.execute(taskId('3'))).toEqual({ task: some(task), order: some(order) });
  });

  it('are none for an unknown task; a task without an order and an order that is not listed have none', async () => {
    const { find } = aLookUp();
    expect(await find.execute(taskId('9'))).toEqual({ task: none, order: none });
    expect((await find.execute(taskId('2'))).order).toEqual(none);
    expect(await aLookUp([aTransaction()]).find.execute(taskId('3'))).toEqual({
      task: some(task),
      order: none,
    });
  });

  it('are told as far as the lists can be read', async () => {
    const { find, work, transactions } = aLookUp();
    transactions.fail();
    expect(await find.execute(taskId('3'))).toEqual({ task: some(task), order: none });
    transactions.failure = undefined;
    work.fail();
    expect(await find.execute(taskId('3'))).toEqual({ task: none, order: none });
  });
});
