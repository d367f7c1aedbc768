import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { DiskFileSaver } from '../../../src/infrastructure/system/DiskFileSaver';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { DownloadFolder, stubFolder } from './DownloadFolder';

const FILE = { name: 'invoices.zip', type: 'application/zip' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
}

const saved: { readonly name: string; readonly blob: Blob }[] = [];

const saver = (folder?: DownloadFolder) => {
  const timer = new InMemoryTimer();
  stubFolder(folder);
  return { timer, saver: new DiskFileSaver({ timer }) };
};

beforeEach(() => {
  saved.length = 0;
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made = blob;
    return 'blob:portal/1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('saving a large file', () => {
  it('writes each piece to disk, hands the whole over and removes it after [MONEY-06]', async () => {
    const folder = new DownloadFolder();
    const { saver: disk, timer } = saver(folder);
    expect(await disk.save(FILE, pieces('one ', 'two'))()).toEqual(right(undefined));
    expect(folder.written).toEqual(['one ', 'two']);
    expect([saved[0]?.name, saved[0]?.blob.type, await saved[0]?.blob.text()]).toEqual([
      'invoices.zip',
      'application/zip',
      'one two',
    ]);
    expect(folder.files.size).toBe(1);
    timer.pass(40_000);
    await expect.poll(() => folder.files.size).toBe(0);
  });

  it('keeps it in blobs where the browser has no such folder [MONEY-06]', async () => {
    expect(await saver().saver.save(FILE, pieces('one ', 'two'))()).toEqual(right(undefined));
    expect(await saved[0]?.blob.text()).toBe('one two');
  });

  it.each([
    ['on disk', new DownloadFolder()],
    ['in blobs', undefined],
  ])('hands over nothing once it is stopped, and keeps nothing: %s [MONEY-06]', async (_, folder) => {
    let isStopped = false;
    async function* stopped(): AsyncGenerator<Uint8Array> {
      yield bytes('one');
      isStopped = true;
      yield bytes('two');
    }
    const outcome = await saver(folder).saver.save(FILE, stopped(), () => isStopped)();
    expect([outcome, saved, folder?.files.size ?? 0]).toEqual([left(STOPPED_WAITING), [], 0]);
    expect(folder?.written ?? ['one']).toEqual(['one']);
  });

  it('hands over nothing where it is stopped while the disk takes the last of it [MONEY-06]', async () => {
    const folder = new DownloadFolder();
    const isStopped = (): boolean => folder.isClosed;
    const outcome = await saver(folder).saver.save(FILE, pieces('one'), isStopped)();
    expect([outcome, saved, folder.files.size]).toEqual([left(STOPPED_WAITING), [], 0]);
  });

  it('says that there is no room, and leaves nothing behind', async () => {
    const folder = new DownloadFolder();
    folder.isFull = true;
    const outcome = await saver(folder).saver.save(FILE, pieces('one'))();
    expect([outcome, saved, folder.files.size]).toEqual([left({ kind: 'Unwritable' }), [], 0]);
  });

  it('removes what a tab left behind an hour ago, and nothing else', async () => {
    const folder = new DownloadFolder();
    const { saver: disk, timer } = saver(folder);
    folder.add('download-old', Date.now() - 3_700_000);
    folder.add('download-of-another-tab', Date.now() - 60_000);
    folder.add('other', 0);
    await disk.save(FILE, pieces('one'))();
    timer.pass(40_000);
    await expect.poll(() => [...folder.files.keys()]).toEqual(['download-of-another-tab', 'other']);
  });
});
