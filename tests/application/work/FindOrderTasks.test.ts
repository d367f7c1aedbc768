import { describe, expect, it } from 'vitest';
import { FindOrderTasks } from '../../../src/application/work/FindOrderTasks';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

describe('the tasks of an order', () => {
  it('are those of the list that name it, and none while the list cannot be read', async () => {
    const work = new InMemoryWorkGateway([aTask({ id: '1', orderId: '77' }), aTask({ id: '2' })]);
    const find = new FindOrderTasks({ work });
    expect((await find.execute(orderId('77'))).map(({ id }) => id)).toEqual(['1']);
    work.fail();
    expect(await find.execute(orderId('77'))).toEqual([]);
  });
});
