import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { DiskFileSaver } from '../../../src/infrastructure/system/DiskFileSaver';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const FILE = { name: 'invoices.zip', type: 'application/zip' };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
}

/** Stands for the browser's class, by which files are told from folders. */
class FileHandle {
  readonly kind = 'file';
}

/** The folder that a browser keeps for an origin: what is in it, and the pieces as they were written. */
class Folder {
  readonly files = new Map<string, FileSystemFileHandle>();
  readonly written: string[] = [];
  isFull = false;

  add(name: string, lastModified: number): void {
    const file = new FileSystemFileHandle();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    Object.assign(file, {
      getFile: async () => new File(parts, name, { lastModified }),
      createWritable: async () => ({
        write: async (piece: Uint8Array<ArrayBuffer>) => {
          if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
          this.written.push(new TextDecoder().decode(piece));
          parts.push(piece);
        },
        close: async () => undefined,
        abort: async () => undefined,
      }),
    });
    this.files.set(name, file);
  }

  readonly handle = {
    entries: () => this.files.entries(),
    removeEntry: async (name: string) => void this.files.delete(name),
    getFileHandle: async (name: string) => {
      this.add(name, Date.now());
      return this.files.get(name);
    },
  };
}

const saved: { readonly name: string; readonly blob: Blob }[] = [];

const saver = (folder?: Folder) => {
  const timer = new InMemoryTimer();
  const getDirectory = async () => {
    if (folder === undefined) throw new DOMException('private window', 'SecurityError');
    return folder.handle;
  };
  vi.stubGlobal('navigator', { storage: { getDirectory } });
  return { timer, saver: new DiskFileSaver({ timer }) };
};

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('FileSystemFileHandle', FileHandle);
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
    const folder = new Folder();
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
    await vi.waitFor(() => expect(folder.files.size).toBe(0));
  });

  it('keeps it in blobs where the browser has no such folder [MONEY-06]', async () => {
    expect(await saver().saver.save(FILE, pieces('one ', 'two'))()).toEqual(right(undefined));
    expect(await saved[0]?.blob.text()).toBe('one two');
  });

  it.each([
    ['on disk', new Folder()],
    ['in blobs', undefined],
  ])('hands over nothing once its signal aborts, and keeps nothing: %s [MONEY-06]', async (_, folder) => {
    const abort = new AbortController();
    async function* aborted(): AsyncGenerator<Uint8Array> {
      yield bytes('one');
      abort.abort();
      yield bytes('two');
    }
    const outcome = await saver(folder).saver.save(FILE, aborted(), abort.signal)();
    expect([outcome, saved, folder?.files.size ?? 0]).toEqual([left(STOPPED_WAITING), [], 0]);
    expect(folder?.written ?? ['one']).toEqual(['one']);
  });

  it('says that there is no room, and leaves nothing behind', async () => {
    const folder = new Folder();
    folder.isFull = true;
    const outcome = await saver(folder).saver.save(FILE, pieces('one'))();
    expect([outcome, saved, folder.files.size]).toEqual([left({ kind: 'Unwritable' }), [], 0]);
  });

  it('removes what a tab left behind an hour ago, and nothing else', async () => {
    const folder = new Folder();
    folder.add('download-old', Date.now() - 3_700_000);
    folder.add('download-of-another-tab', Date.now() - 60_000);
    folder.add('other', 0);
    const { saver: disk, timer } = saver(folder);
    await disk.save(FILE, pieces('one'))();
    timer.pass(40_000);
    await vi.waitFor(() => expect([...folder.files.keys()]).toEqual(['download-of-another-tab', 'other']));
  });
});
