import { describe, expect, it } from 'vitest';
import { FindOrderTasks, type OrderTasks } from '../../../src/application/work/FindOrderTasks';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { TaskDocument } from '../../../src/domain/documents/file';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aDocument } from '../../domain/documents/aFile';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aTask } from '../../domain/work/aTask';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { filesOfTasks } from './filesOfTasks';

const missing = [aDocument({ id: '20', name: 'PAN card' })];
const order = aTransaction({ orderId: '77', services: ['GST Filing', 'Audit'] });
const tasks = [
  aTask({ id: '3', orderId: '78' }),
  aTask({ id: '2', orderId: '77', serviceName: 'Audit' }),
  aTask({ id: '1', orderId: '77', serviceName: 'GST Filing' }),
];

const finder = (work: InMemoryWorkGateway, files: InMemoryFileGateway) => new FindOrderTasks({ work, files });

const find = (
  documents: Readonly<Record<string, readonly TaskDocument[]>>,
  files = filesOfTasks(documents),
) => finder(new InMemoryWorkGateway(tasks), files).execute(order);
const inShort = (found: OrderTasks) => [
  found.tasks.map(({ id }) => id),
  found.wanting.map(({ id }) => id),
  found.isKnown,
];

describe('the tasks of an order', () => {
  it('that want documents are named in the order of the services', async () => {
    expect(inShort(await find({ 1: missing, 2: missing }))).toEqual([['1', '2'], ['1', '2'], true]);
  });

  it('that want none are not among them', async () => {
    expect(inShort(await find({ 2: missing }))).toEqual([['1', '2'], ['2'], true]);
    expect(inShort(await find({}))).toEqual([['1', '2'], [], true]);
  });

  it('are not said to want nothing while their documents cannot be read', async () => {
    const files = new InMemoryFileGateway();
    files.documentsFailure = gatewayError('ServerFault');
    expect(inShort(await find({}, files))).toEqual([['1', '2'], [], false]);
  });

  it('are unknown while the documents of one of them cannot be read', async () => {
    const files = new InMemoryFileGateway([], missing);
    files.tasks = new Set(['1']);
    expect((await find({}, files)).isKnown).toBe(false);
  });

  it('are unknown while not all documents of one could be read, unless one is missing [AMB-13]', async () => {
    expect(inShort(await find({ 1: incomplete([]) }))).toEqual([['1', '2'], [], false]);
    expect(inShort(await find({ 1: incomplete(missing) }))).toEqual([['1', '2'], ['1'], true]);
  });

  it('are not asked for documents once they are completed', async () => {
    const files = new InMemoryFileGateway();
    const done = tasks.map((task) => (task.id === '1' ? { ...task, status: 'completed' as const } : task));
    expect(inShort(await finder(new InMemoryWorkGateway(done), files).execute(order))).toEqual([
      ['1', '2'],
      [],
      true,
    ]);
    expect(files.asked).toEqual(['2']);
  });

  it('are unknown while the list cannot be read, or names none', async () => {
    const work = new InMemoryWorkGateway([]);
    const files = filesOfTasks({});
    expect((await finder(work, files).execute(order)).isKnown).toBe(false);
    work.fail();
    expect(inShort(await finder(work, files).execute(order))).toEqual([[], [], false]);
  });

  it('are unknown while a service of the order has no task yet [BUY-07]', async () => {
    const services = ['GST Filing', 'Trademark', 'Audit'];
    const found = await finder(new InMemoryWorkGateway(tasks), filesOfTasks({})).execute({
      ...order,
      services,
    });
    expect(inShort(found)).toEqual([['1', '2'], [], false]);
  });

  it('are unknown once the page is left', async () => {
    const files = new InMemoryFileGateway();
    const gate = Promise.withResolvers<void>();
    files.documentsGate = gate.promise;
    const twenty = Array.from({ length: 20 }, (_, index) => aTask({ id: String(index + 1), orderId: '77' }));
    const leaving = new AbortController();
    const finding = finder(new InMemoryWorkGateway(twenty), files).execute(order, leaving.signal);
    await expect.poll(() => files.asked).toHaveLength(20);
    leaving.abort();
    gate.resolve();
    expect((await finding).isKnown).toBe(false);
  });
});
