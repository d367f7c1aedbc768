import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CABINET_RELOAD_MS } from '../../../src/domain/documents/limits';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { aCheckedList, aList } from './aList';
import { locked } from './fileChecks';

const gated = (check: InMemoryFileCheck) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  check.gate = promise;
  return resolve;
};

describe('several files of which one is warned of', () => {
  it('are sent but for that one, which waits until it is sent all the same [CHECK-01]', async () => {
    const check = locked('b.pdf');
    const open = gated(check);
    const { store, kinds, sentNames, ended, timer, reloader } = await aCheckedList(
      check,
      'a.pdf',
      'b.pdf',
      'c.pdf',
    );
    store.sendAll();
    open();
    await ended();
    expect(kinds()).toEqual(['sent', 'held', 'sent']);
    expect(store.list.tally.held).toBe(1);
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(0);
    store.sendAll();
    await ended();
    expect(sentNames()).toEqual(['a.pdf', 'c.pdf', 'b.pdf']);
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('wait for the check no longer than it says, and what comes late is still told [CHECK-01] [CHECK-02]', async () => {
    const check = locked('a.pdf');
    check.waiting = Promise.resolve();
    const open = gated(check);
    const { store, kinds, sentNames, ended } = await aCheckedList(check, 'a.pdf');
    store.sendAll();
    await ended();
    expect([kinds(), sentNames()]).toEqual([['sent'], ['a.pdf']]);
    open();
    await expect.poll(() => [...store.list.warnedLate].map(({ name }) => name)).toEqual(['a.pdf']);
  });

  it('are all sent by one press once the customer has been told [CHECK-01]', async () => {
    const { store, kinds, sentNames, ended } = await aCheckedList(locked('a.pdf'), 'a.pdf', 'b.pdf');
    await expect.poll(() => kinds()).toEqual(['held', 'waiting']);
    expect(store.canSend).toBe(true);
    store.sendAll();
    await ended();
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf']);
  });

  it('reload the page once it was removed [CHECK-01]', async () => {
    const { store, kinds, ended, timer, reloader } = await aCheckedList(locked('a.pdf'), 'a.pdf', 'b.pdf');
    await expect.poll(() => kinds()).toEqual(['held', 'waiting']);
    void store.send();
    await ended();
    store.list.remove(1);
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('can be sent when it is the only one', async () => {
    const { store, kinds } = await aCheckedList(locked('a.pdf'), 'a.pdf');
    await expect.poll(() => kinds()).toEqual(['held']);
    expect(store.canSend).toBe(true);
  });

  it('are told of to a customer who has left', async () => {
    const check = locked('b.pdf');
    const open = gated(check);
    const { store, ended, notifier } = await aCheckedList(check, 'a.pdf', 'b.pdf');
    store.sendAll();
    store.leave();
    open();
    await ended();
    expect(notifier.failures).toEqual([
      '1 file was not uploaded. Open Upload several files in your Filecabinet to see why.',
    ]);
  });
});

describe('the look at several files', () => {
  it('takes one at a time, in the order of choosing, and none that was removed [CHECK-02]', async () => {
    const check = new InMemoryFileCheck();
    const open = gated(check);
    const { store } = await aCheckedList(check, 'a.pdf', 'b.pdf', 'c.pdf');
    await expect.poll(() => check.asked.map(({ file }) => file.name)).toEqual(['a.pdf']);
    expect(store.list.findings.current?.name).toBe('a.pdf');
    store.list.remove(2);
    open();
    await expect.poll(() => check.asked.map(({ file }) => file.name)).toEqual(['a.pdf', 'c.pdf']);
    await expect.poll(() => store.list.findings.current).toBeUndefined();
    expect(check.asked[0]).toMatchObject({ to: { kind: 'cabinet' } });
  });

  it('ends with Stop, so that nobody waits for it', async () => {
    const check = new InMemoryFileCheck();
    gated(check);
    const { store, kinds, ended, sentNames } = await aCheckedList(check, 'a.pdf', 'b.pdf');
    store.sendAll();
    await expect.poll(() => check.asked).toHaveLength(1);
    store.stopAndClose();
    check.gate = Promise.resolve();
    await ended();
    expect([kinds(), sentNames()]).toEqual([['cancelled', 'cancelled'], []]);
  });

  it('looks at a file that is chosen while others are sent', async () => {
    const { store, gateway, kinds, ended } = await aCheckedList(locked('late.pdf'), 'a.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    store.sendAll();
    await expect.poll(() => store.list.progress.isRunning).toBe(true);
    store.list.add([Promise.resolve(aChosenFile('pdf', { name: 'late.pdf' }))]);
    await expect.poll(() => kinds()).toEqual(['sending', 'held']);
    resolve();
    await ended();
    expect(kinds()).toEqual(['sent', 'held']);
  });
});

describe('Try all again', () => {
  it('sends every file that failed [CHECK-06]', async () => {
    const { store, gateway, kinds, ended, sentNames } = await aList('a.pdf', 'b.pdf');
    gateway.uploadFailure = gatewayError('ServerFault');
    await store.send();
    expect(kinds()).toEqual(['failed', 'failed']);
    gateway.uploadFailure = undefined;
    store.retryAll();
    await ended();
    expect(sentNames()).toEqual(['a.pdf', 'b.pdf']);
  });
});
