import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ContentsRefused, FileContents } from '../../src/application/ports/FileContents';
import { gatewayError } from '../../src/application/ports/gatewayError';

/** Stored files by address; an address without one is not found. */
export class InMemoryFileContents implements FileContents {
  readonly asked: string[] = [];
  /** What happens elsewhere while a file is read. */
  onRead: (address: string) => void = () => undefined;

  constructor(readonly files: ReadonlyMap<string, Uint8Array | ContentsRefused>) {}

  read(address: string, most: number, signal?: AbortSignal): TaskEither<ContentsRefused, Uint8Array> {
    return async () => {
      this.asked.push(address);
      this.onRead(address);
      if (signal?.aborted === true) return left(gatewayError('Cancelled'));
      const file = this.files.get(address) ?? gatewayError('NotFound');
      if (!(file instanceof Uint8Array)) return left(file);
      return file.length > most ? left({ kind: 'TooLarge' }) : right(file);
    };
  }
}
