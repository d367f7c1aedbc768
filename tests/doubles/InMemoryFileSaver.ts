import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { FileSaver, NamedFile, SaveRefused } from '../../src/application/ports/FileSaver';
import { STOPPED_WAITING } from '../../src/application/ports/stoppedWaiting';

/** Files that were handed over. */
export class InMemoryFileSaver implements FileSaver {
  readonly saved: { readonly file: NamedFile; readonly bytes: Uint8Array }[] = [];
  isFull = false;

  save(
    file: NamedFile,
    pieces: AsyncIterable<Uint8Array>,
    isStopped: () => boolean = () => false,
  ): TaskEither<SaveRefused, void> {
    return async () => {
      const taken: Uint8Array[] = [];
      for await (const piece of pieces) taken.push(piece);
      if (isStopped()) return left(STOPPED_WAITING);
      if (this.isFull) return left({ kind: 'Unwritable' });
      this.saved.push({ file, bytes: Buffer.concat(taken) });
      return right(undefined);
    };
  }
}
