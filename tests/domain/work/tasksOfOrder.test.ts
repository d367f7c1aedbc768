import { describe, expect, it } from 'vitest';
import { tasksOfOrder } from '../../../src/domain/work/tasksOfOrder';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aTask } from './aTask';

describe('the tasks of an order', () => {
  const tasks = [
    aTask({ id: '1', orderId: '77' }),
    aTask({ id: '2', orderId: '' }),
    aTask({ id: '3', orderId: '77' }),
    aTask({ id: '4', orderId: '7' }),
  ];

  it('are those that name it', () => {
    expect(tasksOfOrder(tasks, orderId('77')).map(({ id }) => id)).toEqual(['1', '3']);
    expect(tasksOfOrder(tasks, orderId('8'))).toEqual([]);
  });

  it('are none without an order', () => {
    expect(tasksOfOrder(tasks, orderId(''))).toEqual([]);
  });
});
