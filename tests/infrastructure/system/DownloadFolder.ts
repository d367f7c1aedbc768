import { vi } from 'vitest';

/** Stands for the browser's class, by which files are told from folders. */
class FileHandle {
  readonly kind = 'file';
}

/** The folder that a browser keeps for an origin: what is in it, and the pieces as they were written. */
export class DownloadFolder {
  readonly files = new Map<string, FileSystemFileHandle>();
  readonly written: string[] = [];
  isFull = false;
  /** Whether a file was written to its end. */
  isClosed = false;
  /** How often the browser was asked for it. */
  timesOpened = 0;

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
        close: async () => {
          this.isClosed = true;
        },
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

/** Gives the browser this folder, or none, as in a private window. */
export const stubFolder = (folder: DownloadFolder | undefined): void => {
  const getDirectory = async () => {
    if (folder === undefined) throw new DOMException('private window', 'SecurityError');
    folder.timesOpened += 1;
    return folder.handle;
  };
  vi.stubGlobal('FileSystemFileHandle', FileHandle);
  vi.stubGlobal('navigator', { storage: { getDirectory } });
};
