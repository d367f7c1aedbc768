import type { Option } from 'fp-ts/Option';
import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import type { DeadlineTable } from '../../../src/domain/deadlines/rule';
import type { Task } from '../../../src/domain/work/task';
import { Worklist } from '../../../src/ui/attention/Worklist';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { ServicesGridStore } from '../../../src/ui/catalogue/ServicesGridStore';
import { QuotationsSummaryStore } from '../../../src/ui/quotations/QuotationsSummaryStore';
import { TransactionsStore } from '../../../src/ui/transactions/TransactionsStore';
import { WorkStore } from '../../../src/ui/work/WorkStore';
import { theTable } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { PromptTimer } from '../../doubles/PromptTimer';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import type { Backend } from '../dashboard/aBackend';
import { heldReads } from '../support/heldReads';
import { aQuietBackend } from './entries';

/** The list over that backend, its lists loaded and its tasks' steps under way. */
const aWorklist = async (
  backend: Backend,
): Promise<{ readonly list: Worklist; readonly work: WorkStore }> => {
  const { transactions, links, browser, notifier, checkout, deadlines, choices, remarks, timer } = backend;
  const cart = new CartStore({ load: new LoadCart({ carts: backend.carts, log: new InMemoryLog() }) });
  const work = new WorkStore({
    work: backend.work,
    files: backend.files,
    timer: new PromptTimer(),
  });
  const orders = new TransactionsStore({
    orders: transactions,
    downloadInvoice: new DownloadFile({ links, browser }),
    notifier,
    checkout,
    cart,
  });
  const quotations = new QuotationsSummaryStore({
    quotations: backend.quotations,
    requests: backend.requests,
  });
  const clock = aPageClock();
  const list = new Worklist({
    work,
    transactions: orders,
    quotations,
    cart,
    services: new ServicesGridStore({ catalogue: new InMemoryCatalogueGateway() }),
    deadlines,
    choices,
    remarks,
    checkout,
    clock,
    timer,
  });
  work.enter();
  list.enter();
  await Promise.all([orders.transactions.load(), quotations.quotations.load(), cart.cart.load()]);
  await expect.poll(() => work.tasks.value).toBeDefined();
  return { list, work };
};

describe('the list while steps arrive', () => {
  it('is not made again for a completed service, which asks for nothing', async () => {
    const backend = aQuietBackend();
    const completed = aTask({ id: '2', status: 'completed' });
    backend.work = new InMemoryWorkGateway([aTask({ id: '1', status: 'started' }), completed]);
    backend.work.holdsAnswers = true;
    const { list, work } = await aWorklist(backend);
    let timesMade = 0;
    const end = reaction(
      () => list.entries,
      () => {
        timesMade += 1;
      },
    );
    await expect.poll(() => backend.work.underWay).toEqual(['1', '2']);
    backend.work.letGo('1');
    await expect.poll(() => list.isComplete).toBe(true);
    const once = timesMade;
    backend.work.letGo('2');
    await expect.poll(() => work.stepsOf(completed).value).toBeDefined();
    expect([once > 0, timesMade - once]).toEqual([true, 0]);
    end();
    list.leave();
  });
});

/** A task that counts how often its service's name is looked at. */
const named = (task: Task, looks: { count: number }): Task =>
  Object.defineProperty({ ...task }, 'serviceName', {
    get: () => {
      looks.count += 1;
      return task.serviceName;
    },
  });

describe('the statutory rules of the services', () => {
  it('are chosen once, not with each answer about a task [NEED-16]', async () => {
    const backend = aQuietBackend();
    backend.deadlines = new InMemoryDeadlineGateway(theTable());
    const looks = { count: 0 };
    const completed = Array.from({ length: 40 }, (_, index) =>
      aTask({ id: `c${index}`, status: 'completed' }),
    );
    backend.work = new InMemoryWorkGateway([
      aTask({ id: '1', status: 'started' }),
      ...completed.map((task) => named(task, looks)),
    ]);
    backend.work.holdsAnswers = true;
    const { list } = await aWorklist(backend);
    const end = reaction(
      () => list.entries,
      () => undefined,
    );
    await expect.poll(() => [looks.count > 0, backend.work.underWay.length]).toEqual([true, 41]);
    const once = looks.count;
    backend.work.letGo('1');
    await expect.poll(() => list.isComplete).toBe(true);
    expect(looks.count).toBe(once);
    end();
    list.leave();
  });
});

describe('leaving the list', () => {
  it('stops the call for the table of statutory dates', async () => {
    const backend = aQuietBackend();
    const table = heldReads<Option<DeadlineTable>>();
    backend.deadlines.table = table.read;
    const { list } = await aWorklist(backend);
    expect(table.areAborted()).toEqual([false]);
    list.leave();
    expect(table.areAborted()).toEqual([true]);
  });
});
