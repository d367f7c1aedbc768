import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { FileSaver, NamedFile, SaveRefused } from '../../application/ports/FileSaver';
import { STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import { downloadFolder, newDownloadName, removeDownloads } from './downloadFolder';
import { handOver } from './handOver';

/** A download of another tab is over by then; what is older was left behind by a tab that was closed too early. */
const LEFT_BEHIND_MS = 3_600_000;

/** Where the pieces of a file go until it is whole. */
interface Draft {
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly finish: () => Promise<Blob>;
  readonly discard: () => Promise<void>;
}

const plain = (piece: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(piece);

/** On disk, in the folder that the browser keeps for this origin; it throws where there is none. */
const onDisk = async (): Promise<Draft> => {
  const folder = await downloadFolder();
  await removeDownloads(folder, { olderThanMs: LEFT_BEHIND_MS });
  const name = newDownloadName();
  const handle = await folder.getFileHandle(name, { create: true });
  const discard = (): Promise<void> => folder.removeEntry(name).catch(() => undefined);
  const stream = await handle.createWritable().catch(async (reason: unknown) => {
    await discard();
    throw reason;
  });
  return {
    write: (piece) => stream.write(plain(piece)),
    finish: async () => {
      await stream.close();
      return handle.getFile();
    },
    discard: async () => {
      await stream.abort().catch(() => undefined);
      await discard();
    },
  };
};

/** In blobs, which a browser may move to its disk; for browsers without such a folder, and for private windows. */
const inBlobs = (): Draft => {
  let pieces: Blob[] = [];
  return {
    write: async (piece) => void pieces.push(new Blob([plain(piece)])),
    finish: async () => new Blob(pieces),
    discard: async () => {
      pieces = [];
    },
  };
};

/** Writes a file to disk piece by piece, so that a large one never stands in memory, then hands it over. */
export class DiskFileSaver implements FileSaver {
  constructor(private readonly deps: { readonly timer: Timer }) {}

  save(
    { name, type }: NamedFile,
    pieces: AsyncIterable<Uint8Array>,
    isStopped: () => boolean = () => false,
  ): TaskEither<SaveRefused, void> {
    return async () => {
      const draft = await onDisk().catch(inBlobs);
      try {
        for await (const piece of pieces) {
          if (isStopped()) break;
          await draft.write(piece);
        }
        const blob = isStopped() ? undefined : await draft.finish();
        if (blob === undefined || isStopped()) {
          await draft.discard();
          return left(STOPPED_WAITING);
        }
        handOver({ name, blob: new Blob([blob], { type }) }, this.deps.timer, () => void draft.discard());
        return right(undefined);
      } catch {
        await draft.discard();
        return left(isStopped() ? STOPPED_WAITING : { kind: 'Unwritable' });
      }
    };
  }
}
