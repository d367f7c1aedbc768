import { right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import type { Task } from '../../../src/domain/work/task';
import { aTask } from '../../domain/work/aTask';
import { heldReads } from '../support/heldReads';
import { aWorkplace, openTask } from './openTask';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a task page after the customer leaves', () => {
  it('drops the task, its steps and its documents, and cancels running calls', async () => {
    const workplace = aWorkplace();
    workplace.work.holdsAnswers = true;
    const { store, work, unmount } = openTask(workplace);
    await screen.findByText('PAN card');
    expect(work.underWay).toEqual(['3']);
    unmount();
    expect(work.underWay).toEqual([]);
    expect([store.detail, store.steps, store.documents.documents].map(({ state }) => state.kind)).toEqual([
      'idle',
      'idle',
      'idle',
    ]);
  });

  it('cancels the look-up of its order', async () => {
    const workplace = aWorkplace();
    const tasks = heldReads<Option<Task>>();
    const orders = heldReads<readonly Transaction[]>();
    workplace.work.task = (_, signal) => tasks.read(signal);
    workplace.transactions.all = orders.read;
    const { unmount } = openTask(workplace);
    await screen.findByText('PAN card');
    expect([...tasks.areAborted(), ...orders.areAborted()]).toEqual([false, false]);
    unmount();
    expect([...tasks.areAborted(), ...orders.areAborted()]).toEqual([true, true]);
  });

  it('makes no further calls when the task is found late', async () => {
    const workplace = aWorkplace();
    const found: (() => void)[] = [];
    workplace.work.task = () => () =>
      new Promise((resolve) => void found.push(() => resolve(right(some(aTask())))));
    const { work, files, unmount } = openTask(workplace, null);
    unmount();
    found[0]?.();
    await settled();
    expect(work.asked).toEqual([]);
    expect(files.asked).toEqual([]);
  });
});

describe('a task file whose opening is cancelled', () => {
  it('is not opened by a late response after the page is left, and shows no failure', async () => {
    const { store, browser, notifier, unmount } = openTask();
    const viewing = store.viewing.run('steps/1.pdf');
    unmount();
    await viewing;
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
    expect(notifier.failures).toEqual([]);
  });

  it('is cancelled with the others that were pressed meanwhile', async () => {
    const { store, browser, links, unmount } = openTask();
    const [step, second] = [store.viewing.run('steps/1.pdf'), store.viewing.run('steps/2.pdf')];
    const [document, other] = ['tasks/8.pdf', 'tasks/9.pdf'].map((path) =>
      store.documents.viewing.run({ id: path, name: path, path, createdAt: none }),
    );
    unmount();
    await Promise.all([step, second, document, other]);
    expect(links.asked).toEqual(['steps/1.pdf', 'steps/2.pdf', 'tasks/8.pdf', 'tasks/9.pdf']);
    expect(browser.tabs.map(({ isClosed }) => isClosed)).toEqual([true, true, true, true]);
  });

  it('is not opened after Cancel, and shows no failure', async () => {
    const { store, browser, notifier } = openTask();
    const viewing = store.viewing.run('steps/1.pdf');
    store.viewing.cancel();
    await viewing;
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
    expect(notifier.failures).toEqual([]);
  });

  it('is not opened from the documents either', async () => {
    const { store, browser, notifier } = openTask();
    const { viewing } = store.documents;
    const shown = viewing.run({
      id: '8',
      name: 'pan.pdf',
      path: 'tasks/8.pdf',
      createdAt: aTask().createdAt,
    });
    viewing.cancel();
    await shown;
    expect(browser.tabs).toEqual([{ address: '', isClosed: true }]);
    expect(notifier.failures).toEqual([]);
  });
});
