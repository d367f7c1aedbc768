import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { servicesByOrder, tasksByOrder } from '../../../src/domain/work/tasksOfOrder';
import { aTransaction } from '../transactions/aTransaction';
import { when } from '../when';
import { aTask } from './aTask';

const bought = (orderId: string, services: readonly string[] = []) => aTransaction({ orderId, services });

describe('the tasks of an order', () => {
  const tasks = [
    aTask({ id: '10', orderId: '77', serviceName: 'Audit' }),
    aTask({ id: '9', orderId: '77', serviceName: 'GST Filing' }),
    aTask({ id: '2', orderId: '' }),
    aTask({ id: '4', orderId: '7', serviceName: 'Book Keeping' }),
    aTask({ id: '3', orderId: '7', serviceName: 'Tax Return', createdAt: when('2026-10-01') }),
  ];
  const ids = (orderId: string, services: readonly string[] = []) =>
    tasksByOrder(tasks)(bought(orderId, services)).map(({ id }) => id);

  it('are those that name it', () => {
    expect(ids('8')).toEqual([]);
    expect(ids('')).toEqual([]);
  });

  it('stand in the order of its services, whatever the order of the list', () => {
    expect(ids('77', ['Audit', 'GST Filing'])).toEqual(['10', '9']);
    expect(ids('77', ['GST Filing', 'Audit'])).toEqual(['9', '10']);
    expect(ids('77', ['Audit'])).toEqual(['10', '9']);
  });

  it('stand oldest first where the order names no services', () => {
    expect(ids('77')).toEqual(['9', '10']);
    expect(ids('7')).toEqual(['3', '4']);
    const some = [
      aTask({ id: '12', orderId: '5', createdAt: none }),
      aTask({ id: '6', orderId: '5', createdAt: none }),
      aTask({ id: '1', orderId: '5', createdAt: when('2026-10-03') }),
      aTask({ id: '9', orderId: '5', createdAt: when('2026-10-02') }),
      aTask({ id: '8', orderId: '5', createdAt: when('2026-10-03') }),
    ];
    for (const listed of [some, some.toReversed()])
      expect(tasksByOrder(listed)(bought('5')).map(({ id }) => id)).toEqual(['9', '1', '8', '6', '12']);
  });

  it('name what was bought where the order does not', () => {
    expect(servicesByOrder(tasks)(bought('77'))).toEqual(['GST Filing', 'Audit']);
    expect(servicesByOrder(tasks)(bought('77', ['Something else']))).toEqual(['Something else']);
    expect(servicesByOrder(tasks)(bought('8'))).toEqual([]);
  });
});
