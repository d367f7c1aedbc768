import { none, some } from 'fp-ts/Option';
import { getObserverTree } from 'mobx';
import { describe, expect, it } from 'vitest';
import { CABINET_RELOAD_MS } from '../../../src/domain/documents/limits';
import { SeveralUploadsStore } from '../../../src/ui/documents/SeveralUploadsStore';
import { aChosenFile } from '../../doubles/aChosenFile';
import { anothersSession } from '../../doubles/aSession';
import { aList, failingOnce } from './aList';

const never = (): Promise<void> => new Promise(() => undefined);
const FIVE = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
const LONG = 600_000;

describe('the page after several files', () => {
  it('reloads once, three seconds after the last success and not before [CHECK-06]', async () => {
    const { store, timer, reloader, sentNames } = await aList(...FIVE);
    await store.send();
    expect(sentNames()).toEqual(FIVE);
    timer.pass(CABINET_RELOAD_MS - 1);
    expect(reloader.reloads).toBe(0);
    timer.pass(1);
    expect(reloader.reloads).toBe(1);
    timer.pass(LONG);
    expect(reloader.reloads).toBe(1);
  });

  it('does not reload while one has failed, until it was tried again [CHECK-06]', async () => {
    const { store, gateway, timer, reloader, ended, page } = await aList(...FIVE);
    failingOnce(gateway, 'c.pdf');
    await store.send();
    timer.pass(LONG);
    expect([reloader.reloads, page.reads]).toEqual([0, 1]);
    store.retry(3);
    await ended();
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('reloads once the failed one was removed [CHECK-06]', async () => {
    const { store, gateway, timer, reloader } = await aList(...FIVE);
    failingOnce(gateway, 'c.pdf');
    await store.send();
    store.list.remove(3);
    timer.pass(CABINET_RELOAD_MS - 1);
    expect(reloader.reloads).toBe(0);
    timer.pass(1);
    expect(reloader.reloads).toBe(1);
  });

  it('waits for a file that is chosen before it reloads', async () => {
    const { store, timer, reloader, ended } = await aList('a.pdf');
    await store.send();
    timer.pass(CABINET_RELOAD_MS - 1);
    store.list.add([Promise.resolve(aChosenFile('png'))]);
    await expect.poll(() => store.canSend).toBe(true);
    timer.pass(LONG);
    expect(reloader.reloads).toBe(0);
    void store.send();
    await ended();
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('does not reload where nothing was sent, nor while another upload of the page is under way', async () => {
    const { store, timer, reloader, page } = await aList('a.pdf', 'b.pdf');
    store.list.cancelOne(1);
    timer.pass(LONG);
    page.busy = true;
    await store.send();
    timer.pass(LONG);
    expect(reloader.reloads).toBe(0);
  });

  it('does not reload another page: who has left hears of the result in a notice', async () => {
    const { store, gateway, timer, reloader, notifier, ended } = await aList('a.pdf', 'b.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    void store.send();
    await expect.poll(() => store.list.progress.isRunning).toBe(true);
    store.leave();
    resolve();
    await ended();
    timer.pass(LONG);
    expect(reloader.reloads).toBe(0);
    expect(notifier.successes).toEqual(['2 files uploaded to your Filecabinet.']);
  });

  it('tells who has left of files that were not sent, and still has them', async () => {
    const { store, gateway, notifier, shown, kinds } = await aList('a.pdf', 'b.pdf');
    failingOnce(gateway, 'a.pdf');
    const sending = store.send();
    store.leave();
    await sending;
    expect(notifier.failures).toEqual([
      '1 file was not uploaded. Open Upload several files in your Filecabinet to see why.',
    ]);
    store.enter(shown);
    expect(kinds()).toEqual(['failed']);
  });
});

describe('another customer who has signed in since', () => {
  it.each([undefined, 'ServerFault', 'Unauthorized'] as const)(
    'is told nothing of the files and given none of them: %s',
    async (failure) => {
      const { store, gateway, session, unsent, notifier } = await aList('a.pdf', 'b.pdf');
      if (failure !== undefined) failingOnce(gateway, 'b.pdf', failure);
      const sending = store.send();
      store.leave();
      session.keep(anothersSession());
      await sending;
      expect([notifier.successes, notifier.failures, unsent.files]).toEqual([[], [], []]);
    },
  );
});

describe('Cancel', () => {
  it('stops the file that is being sent, and the next one follows [CHECK-06]', async () => {
    const { store, gateway, kinds, sentNames, ended } = await aList('a.pdf', 'b.pdf', 'c.pdf');
    gateway.gate = never();
    void store.send();
    await expect.poll(() => store.list.progress.percent).toBe(50);
    store.list.cancelOne(3);
    gateway.gate = Promise.resolve();
    store.list.cancelOne(1);
    await ended();
    expect(kinds()).toEqual(['cancelled', 'sent', 'cancelled']);
    expect(sentNames()).toEqual(['b.pdf']);
  });

  it('reads the list again where nothing was sent, since the server may have stored the file', async () => {
    const { store, gateway, page, ended } = await aList('a.pdf');
    gateway.gate = never();
    void store.send();
    await expect.poll(() => store.list.progress.percent).toBe(50);
    store.list.cancelOne(1);
    await ended();
    expect(page.reads).toBe(1);
  });
});

describe('closing the dialog', () => {
  it('asks while files are being sent, and then stops them all', async () => {
    const { store, gateway, kinds, ended } = await aList('a.pdf', 'b.pdf');
    gateway.gate = never();
    void store.send();
    await expect.poll(() => store.list.progress.isRunning).toBe(true);
    store.close();
    expect([store.isOpen, store.isAsking]).toEqual([true, true]);
    store.keepSending();
    expect([store.isOpen, store.isAsking]).toEqual([true, false]);
    store.close();
    store.stopAndClose();
    await ended();
    expect([store.isOpen, store.isAsking]).toEqual([false, false]);
    expect(kinds()).toEqual(['cancelled', 'cancelled']);
    store.open();
    expect(kinds()).toEqual([]);
  });

  it('has no question left once all files are sent', async () => {
    const { store, gateway, ended } = await aList('a.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    void store.send();
    await expect.poll(() => store.list.progress.isRunning).toBe(true);
    store.close();
    resolve();
    await ended();
    expect([store.isOpen, store.isAsking]).toEqual([true, false]);
  });

  it('asks nothing before anything is sent, and keeps the files', async () => {
    const { store, kinds } = await aList('a.pdf', 'b.pdf');
    store.close();
    expect([store.isOpen, store.isAsking]).toEqual([false, false]);
    store.open();
    expect(kinds()).toEqual(['waiting', 'waiting']);
  });
});

describe('a line or a session that is lost in the middle', () => {
  it('loses no file: the others wait until the line is back [CHECK-06]', async () => {
    const { store, gateway, kinds, sentNames, ended, timer, reloader } = await aList(...FIVE);
    failingOnce(gateway, 'b.pdf', 'Unreachable');
    await store.send();
    expect(store.list.interruption).toEqual(some('Unreachable'));
    expect(kinds()).toEqual(['sent', 'failed', 'waiting', 'waiting', 'waiting']);
    timer.pass(LONG);
    expect(reloader.reloads).toBe(0);
    store.retry(2);
    await ended();
    expect([sentNames(), store.list.interruption]).toEqual([FIVE, none]);
  });

  it('gives the files to the store of the next session, and keeps none twice [CHECK-06]', async () => {
    const { store, gateway, unsent, kinds, shown } = await aList('a.pdf', 'b.pdf', 'c.pdf');
    failingOnce(gateway, 'b.pdf', 'Unauthorized');
    await store.send();
    store.leave();
    expect(unsent.files.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect(kinds()).toEqual([]);
    store.enter(shown);
    expect(kinds()).toEqual(['waiting', 'waiting']);
    expect(store.list.interruption).toEqual(none);
  });

  it('gives them away also where the session ends after the customer has left the page [CHECK-06]', async () => {
    const { store, gateway, unsent, kinds, notifier } = await aList('a.pdf', 'b.pdf', 'c.pdf');
    failingOnce(gateway, 'b.pdf', 'Unauthorized');
    const sending = store.send();
    store.leave();
    await sending;
    expect(unsent.files.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect([kinds(), store.list.interruption]).toEqual([[], none]);
    expect(notifier.failures).toEqual([
      '2 files were not uploaded. Open Upload several files in your Filecabinet to see why.',
    ]);
  });

  it('keeps nothing outside the store when the customer only leaves the page', async () => {
    const { store, unsent, kinds } = await aList('a.pdf');
    store.leave();
    expect([unsent.files, kinds()]).toEqual([[], ['waiting']]);
  });
});

describe('a list without a dialog', () => {
  it('is followed from the first visit on until the files are sent, and by no other store', async () => {
    const { store, places, gateway, ...parts } = await aList('a.pdf');
    const isFollowed = (): boolean => (getObserverTree(places.list, 'queue').observers ?? []).length > 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    const sending = store.send();
    store.leave();
    expect(isFollowed()).toBe(true);
    resolve();
    await sending;
    expect(isFollowed()).toBe(false);
    expect(new SeveralUploadsStore({ places, ...parts }).canSend).toBe(false);
    expect(isFollowed()).toBe(false);
  });
});
