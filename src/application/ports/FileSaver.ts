import type { TaskEither } from 'fp-ts/TaskEither';
import type { StoppedWaiting } from './stoppedWaiting';

/** The browser has no room for the file, or lets none be written. */
export type SaveRefused = StoppedWaiting | { readonly kind: 'Unwritable' };

export interface NamedFile {
  readonly name: string;
  /** Its media type, such as 'application/zip'. */
  readonly type: string;
}

export abstract class FileSaver {
  /** Takes a file piece by piece and hands it to the customer as a download; nothing of it where it is stopped by then. */
  abstract save(
    file: NamedFile,
    pieces: AsyncIterable<Uint8Array>,
    isStopped?: () => boolean,
  ): TaskEither<SaveRefused, void>;
}
