import { none } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ReadChosen } from '../../../src/application/documents/ReadChosen';
import { ReadMissingDocuments } from '../../../src/application/documents/ReadMissingDocuments';
import { SendFile } from '../../../src/application/documents/SendFile';
import { SendShared } from '../../../src/application/documents/SendShared';
import { SendWaiting } from '../../../src/application/documents/SendWaiting';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { SharedPlace, SharedRow } from '../../../src/ui/documents/SharedRow';
import { SharedStore } from '../../../src/ui/documents/SharedStore';
import { line } from '../../../src/ui/state/line';
import { aDocument } from '../../domain/documents/aFile';
import { aTask } from '../../domain/work/aTask';
import { aBrowserFile, aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { signedInSession } from '../../doubles/signedInSession';

const task = aTask({ id: '7', status: 'started', serviceName: 'GST Filing' });

/** The page of shared files in one tab; a second tab is opened with what the first one has. */
const aTab = (files: readonly File[] = []) => {
  const device = {
    shared: new InMemorySharedFiles(files),
    lock: new InMemoryLock(),
    gateway: new InMemoryFileGateway(
      [],
      [
        aDocument({ id: 'd1', name: 'PAN card' }),
        aDocument({ id: 'd2', name: 'Photo' }),
        aDocument({
          id: 'd3',
          name: 'There',
          files: [{ id: 'f', name: 'a.pdf', path: 'a', createdAt: none }],
        }),
      ],
    ),
    work: new InMemoryWorkGateway([task]),
  };
  return tabOf(device);
};

interface Device {
  readonly shared: InMemorySharedFiles;
  readonly lock: InMemoryLock;
  readonly gateway: InMemoryFileGateway;
  readonly work: InMemoryWorkGateway;
}

const tabOf = async (device: Device) => {
  const { shared, lock, gateway, work } = device;
  const [check, notifier] = [new InMemoryFileCheck(), new InMemoryNotifier()];
  const store = new SharedStore({
    shared,
    sendOnce: new SendShared({ shared, lock }),
    missing: new ReadMissingDocuments({ work, files: gateway }),
    send: new SendWaiting({ send: new SendFile({ files: gateway, keys: new InMemoryIdempotencyKeys() }) }),
    check,
    read: new ReadChosen({ jpegs: new InMemoryJpegMaker() }),
    notifier,
    session: signedInSession(),
  });
  const open = async (): Promise<void> => {
    store.open();
    await expect.poll(() => store.files.state.kind).not.toBe('loading');
    await expect.poll(() => store.missing.state.kind).not.toBe('loading');
  };
  await open();
  const row = (name: string): SharedRow => {
    const found = store.rows.find(({ file }) => file.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const choose = (name: string, place: SharedPlace | undefined = 'cabinet'): void =>
    store.choose(row(name), place);
  const names = () => store.rows.map(({ file }) => file.name);
  const kept = () => shared.kept.length;
  return { ...device, device, store, check, notifier, open, row, choose, names, kept };
};

const documentNames = (places: readonly SharedPlace[]) =>
  places.map((place) => (place === 'cabinet' ? place : place.document.name));

const named = (names: readonly string[]) => names.map((name, at) => aDocument({ id: `d${at}`, name }));

/** The documents that two tasks ask for. */
const twoTasks = (other: readonly string[]) => {
  const one = aTask({ id: '7', status: 'started', serviceName: 'GST Filing' });
  const two = aTask({ id: '8', status: 'started', serviceName: 'Income Tax' });
  const byTask = new Map<string, ReturnType<typeof named>>([
    [one.id, named(['PAN card', 'Bank statement'])],
    [two.id, named(other)],
  ]);
  const gateway = new InMemoryFileGateway();
  gateway.taskDocuments = (id) => TE.right(byTask.get(id) ?? []);
  return { work: new InMemoryWorkGateway([one, two]), gateway };
};

const sharedWith = ({ work, gateway }: ReturnType<typeof twoTasks>, ...names: readonly string[]) =>
  tabOf({
    shared: new InMemorySharedFiles(names.map((name) => aBrowserFile('pdf', name))),
    lock: new InMemoryLock(),
    work,
    gateway,
  });

const placeOf = ({ place }: SharedRow): string | undefined =>
  place === undefined || place === 'cabinet' ? place : `${place.document.name}, ${place.task.serviceName}`;

describe('the document that a shared file probably is [SHARE-03] [PAPER-04]', () => {
  it('is offered where its name and kind fit one alone, and nothing is sent', async () => {
    const { store, gateway, kept } = await aTab([
      aBrowserFile('pdf', 'PAN_card.pdf'),
      aBrowserFile('pdf', 'notes.pdf'),
      aBrowserFile('zip', 'PAN_card.zip'),
    ]);
    expect(store.rows.map(placeOf)).toEqual(['PAN card, GST Filing', undefined, undefined]);
    expect([gateway.uploadedDocuments, kept()]).toEqual([[], 3]);
  });

  it('is none where two files would be the same one, or it is chosen for another file', async () => {
    const both = await aTab([aBrowserFile('pdf', 'pan.pdf'), aBrowserFile('jpeg', 'pan card.jpg')]);
    expect(both.store.rows.map(placeOf)).toEqual([undefined, undefined]);
    const { choose, store, row } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    choose('a.pdf', store.placesFor(row('a.pdf'))[0]);
    store.usePdf(aChosenFile('pdf', { name: 'pan.pdf' }), []);
    expect(placeOf(row('pan.pdf'))).toBeUndefined();
  });

  it('is of the task that the customer chose, where several ask for one', async () => {
    const { store, row } = await sharedWith(
      twoTasks(['PAN card', 'Bank statement']),
      'a.pdf',
      'bank statement.pdf',
      'pan.pdf',
    );
    expect(store.rows.map(placeOf)).toEqual([undefined, undefined, undefined]);
    store.choose(row('pan.pdf'), store.placesFor(row('pan.pdf'))[2]);
    expect(store.rows.map(placeOf)).toEqual([
      undefined,
      'Bank statement, Income Tax',
      'PAN card, Income Tax',
    ]);
  });

  it('says nothing of the task: what is offered is no choice', async () => {
    const { store } = await sharedWith(
      twoTasks(['Aadhaar card', 'Bank statement']),
      'aadhaar.pdf',
      'bank statement.pdf',
    );
    expect(store.rows.map(placeOf)).toEqual(['Aadhaar card, Income Tax', undefined]);
  });

  it('is not offered again where the customer took it back', async () => {
    const { store, row, open } = await aTab([aBrowserFile('pdf', 'PAN_card.pdf')]);
    store.choose(row('PAN_card.pdf'), undefined);
    await open();
    expect(placeOf(row('PAN_card.pdf'))).toBeUndefined();
  });

  it('is none while the documents of a task could not be read, which may ask for it too', async () => {
    const tasks = twoTasks([]);
    const { gateway } = twoTasks([]);
    tasks.gateway.taskDocuments = (id) =>
      id === '8' ? TE.left(gatewayError('ServerFault')) : gateway.taskDocuments(id);
    const { store } = await sharedWith(tasks, 'pan.pdf');
    expect(store.rows.map(placeOf)).toEqual([undefined]);
    tasks.gateway.taskDocuments = (id) => gateway.taskDocuments(id);
    await store.missing.reload();
    expect(store.rows.map(placeOf)).toEqual(['PAN card, GST Filing']);
  });

  it('is not offered while files are being sent, which it would be by no press', async () => {
    const { store, row, gateway, choose } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'PAN_card.pdf'),
    ]);
    store.choose(row('PAN_card.pdf'), undefined);
    choose('a.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    const sending = store.send();
    store.usePdf(aChosenFile('pdf', { name: 'pan.pdf' }), []);
    expect(placeOf(row('pan.pdf'))).toBeUndefined();
    resolve();
    await sending;
    expect(placeOf(row('pan.pdf'))).toBe('PAN card, GST Filing');
    expect(gateway.uploadedDocuments).toEqual([]);
  });
});

describe('what other apps shared [SHARE-03]', () => {
  it('may go to a missing document of a task or to the cabinet, where its kind is accepted', async () => {
    const { store, row } = await aTab([
      aBrowserFile('pdf', 'form.pdf'),
      aBrowserFile('zip', 'all.zip'),
      aBrowserFile('xlsx', 'sheet.xlsx'),
      new File(['<html>'], 'page.html', { type: 'text/html' }),
    ]);
    const places = (name: string) => documentNames(store.placesFor(row(name)));
    expect(places('form.pdf')).toEqual(['PAN card', 'Photo', 'cabinet']);
    expect(places('all.zip')).toEqual(['cabinet']);
    expect(places('sheet.xlsx')).toEqual(['PAN card', 'Photo']);
    expect([places('page.html'), row('page.html').refused?.kind]).toEqual([[], 'FileTypeRefused']);
    expect(row('form.pdf').refused).toBeUndefined();
  });

  it('is offered no document that another file is to be', async () => {
    const { store, row, choose } = await aTab([aBrowserFile('pdf', 'a.pdf'), aBrowserFile('pdf', 'b.pdf')]);
    const [pan] = store.placesFor(row('a.pdf'));
    choose('a.pdf', pan);
    expect(documentNames(store.placesFor(row('a.pdf')))).toEqual(['PAN card', 'Photo', 'cabinet']);
    expect(documentNames(store.placesFor(row('b.pdf')))).toEqual(['Photo', 'cabinet']);
  });

  it('is sent by a press alone, each to its place, and is then no longer kept', async () => {
    const { store, row, choose, gateway, check, kept } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    choose('a.pdf', store.placesFor(row('a.pdf'))[0]);
    choose('b.pdf');
    expect([gateway.keys, kept()]).toEqual([[], 2]);
    await store.send();
    expect(
      gateway.uploadedDocuments.map(({ taskId, document, file }) => [taskId, document.id, file.name]),
    ).toEqual([['7', 'd1', 'a.pdf']]);
    expect(gateway.putIn.map(({ name }) => name)).toEqual(['b.pdf']);
    expect(check.sent).toEqual([['a.pdf', '7']]);
    expect(store.sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect([store.rows, kept()]).toEqual([[], 0]);
  });

  it('is asked for its place, while the others are sent', async () => {
    const { store, choose, gateway, names } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    await store.send();
    expect([store.asked, gateway.keys]).toEqual([1, []]);
    choose('b.pdf');
    await store.send();
    expect([store.asked, names()]).toEqual([2, ['a.pdf']]);
  });

  it('is sent by one tab alone, and the other says that it is gone', async () => {
    const first = await aTab([aBrowserFile('pdf', 'form.pdf')]);
    const second = await tabOf(first.device);
    for (const tab of [first, second]) tab.choose('form.pdf');
    await Promise.all([first.store.send(), second.store.send()]);
    expect(first.gateway.putIn).toHaveLength(1);
    expect([first.store.gone, second.store.gone]).toEqual([[], ['form.pdf']]);
    expect(second.store.rows).toEqual([]);
  });

  it('stays on the device after a failure, and is sent by another try; a lost line holds the others', async () => {
    const { store, choose, gateway, kept } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    choose('a.pdf');
    choose('b.pdf');
    gateway.uploadFailure = gatewayError('Unreachable');
    await store.send();
    expect([gateway.keys.length, kept(), store.sent]).toEqual([1, 2, []]);
    gateway.uploadFailure = undefined;
    await store.send();
    expect([kept(), store.sent.length, gateway.putIn.length]).toEqual([0, 2, 2]);
  });

  it('is sent alone by its own Try again, without what was cancelled or never sent', async () => {
    const { store, row, choose, gateway, names } = await aTab(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aBrowserFile('pdf', name)),
    );
    choose('a.pdf');
    choose('b.pdf');
    gateway.uploadFailure = gatewayError('ServerFault');
    await store.send();
    row('b.pdf').list?.cancel();
    choose('c.pdf');
    gateway.uploadFailure = undefined;
    await store.retry(row('a.pdf'));
    expect(gateway.putIn.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(names()).toEqual(['b.pdf', 'c.pdf']);
  });

  it('is told of alone after its own Try again to a customer who has left', async () => {
    const { store, row, choose, notifier } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    choose('a.pdf');
    choose('b.pdf');
    const sending = store.retry(row('a.pdf'));
    store.close();
    await sending;
    expect([notifier.successes, notifier.failures]).toEqual([['1 shared file was sent.'], []]);
  });

  it('is neither sent nor said to be gone where the customer removes it while another is sent', async () => {
    const { store, row, choose, gateway, kept } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    choose('a.pdf');
    choose('b.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    const sending = store.send();
    await expect.poll(() => gateway.keys.length).toBe(1);
    await store.putAside(row('b.pdf'));
    resolve();
    await sending;
    expect([store.gone, gateway.putIn.map(({ name }) => name)]).toEqual([[], ['a.pdf']]);
    expect([gateway.keys.length, kept()]).toEqual([1, 0]);
  });

  it('is not sent where the customer removes it while it is looked up', async () => {
    const { store, row, choose, gateway, shared, kept } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    choose('a.pdf');
    const a = row('a.pdf');
    shared.hasAll = async () => {
      await store.putAside(a);
      return true;
    };
    await store.send();
    expect([store.gone, store.sent, gateway.keys, kept()]).toEqual([[], [], [], 0]);
  });

  it('is not said to be gone where the customer removes it before it is looked up', async () => {
    const { store, row, choose, lock } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    choose('a.pdf');
    const { promise, resolve } = Promise.withResolvers<void>();
    void lock.run('portal.shared', () => promise);
    const sending = store.send();
    await store.putAside(row('a.pdf'));
    resolve();
    await sending;
    expect([store.gone, store.sent]).toEqual([[], []]);
  });

  it('is warned of once before it is sent, like every chosen file', async () => {
    const { store, choose, check, gateway, row } = await aTab([aBrowserFile('pdf', 'locked.pdf')]);
    check.warnings = new Map([['locked.pdf', [{ kind: 'PasswordNeeded' }]]]);
    choose('locked.pdf');
    await store.send();
    expect([row('locked.pdf').list?.newest?.status.kind, gateway.keys]).toEqual(['held', []]);
    await store.send();
    expect(gateway.putIn.map(({ name }) => name)).toEqual(['locked.pdf']);
  });

  it('is put aside one by one or together, and nothing is sent', async () => {
    const { store, row, names, kept, gateway } = await aTab(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => aBrowserFile('pdf', name)),
    );
    await store.putAside(row('b.pdf'));
    expect([names(), kept()]).toEqual([['a.pdf', 'c.pdf'], 2]);
    await store.putAllAside();
    expect([names(), kept(), gateway.keys]).toEqual([[], 0, []]);
  });

  it('becomes one PDF that stands for its pictures until it is sent', async () => {
    const { store, choose, names, kept, open } = await aTab([
      aBrowserFile('jpeg', 'a.jpg'),
      aBrowserFile('pdf', 'form.pdf'),
      aBrowserFile('png', 'b.png'),
    ]);
    expect(store.pictures.map(({ name }) => name)).toEqual(['a.jpg', 'b.png']);
    store.usePdf(aChosenFile('pdf', { name: 'both.pdf' }), store.pictures);
    expect([names(), kept()]).toEqual([['both.pdf', 'form.pdf'], 3]);
    await open();
    expect(names()).toEqual(['both.pdf', 'form.pdf']);
    choose('both.pdf');
    await store.send();
    expect([names(), kept()]).toEqual([['form.pdf'], 1]);
  });

  it('keeps its place while the customer looks at another page, with what has come meanwhile', async () => {
    const { store, shared, choose, names, row, open } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    choose('a.pdf');
    store.close();
    shared.kept = [...shared.kept, { id: 'new', handle: aBrowserFile('pdf', 'b.pdf') }];
    await open();
    expect([names(), row('a.pdf').place]).toEqual([['a.pdf', 'b.pdf'], 'cabinet']);
  });

  it('tells a customer who has left the page what became of it', async () => {
    const { store, choose, gateway, notifier } = await aTab([
      aBrowserFile('pdf', 'a.pdf'),
      aBrowserFile('pdf', 'b.pdf'),
    ]);
    choose('a.pdf');
    const sending = store.send();
    expect(store.losesByReload).toBe(true);
    store.close();
    await sending;
    expect(notifier.successes).toEqual(['1 shared file was sent.']);
    choose('b.pdf');
    gateway.uploadFailure = gatewayError('ServerFault');
    await store.send();
    expect(notifier.failures).toEqual([
      '1 shared file was not sent. Open “Shared with the portal” in your Filecabinet to see why.',
    ]);
  });

  it('tells a customer who has left the page before there was a connection [LINE-02]', async () => {
    const { store, choose, notifier, names } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    choose('a.pdf');
    line.setDown(true);
    const sending = store.send();
    line.leaveScreen();
    store.close();
    await sending;
    line.setDown(false);
    expect(notifier.failures).toEqual([
      '1 shared file is not sent yet. Open “Shared with the portal” in your Filecabinet to send it.',
    ]);
    expect(names()).toEqual(['a.pdf']);
  });

  it('is said to be unread where the device or the tasks cannot be read', async () => {
    const { store, shared, work, gateway, open, row } = await aTab([aBrowserFile('pdf', 'a.pdf')]);
    shared.fails = true;
    work.failure = gatewayError('ServerFault');
    await open();
    expect([store.files.state.kind, store.missing.state.kind]).toEqual(['failed', 'failed']);
    shared.fails = false;
    work.failure = undefined;
    gateway.documentsFailure = gatewayError('ServerFault');
    await open();
    expect(store.missing.value?.failure?.kind).toBe('ServerFault');
    expect(documentNames(store.placesFor(row('a.pdf')))).toEqual(['cabinet']);
  });
});
