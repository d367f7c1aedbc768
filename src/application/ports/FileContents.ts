import type { TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from './gatewayError';

/** Why the bytes of a stored file could not be had: the portal may not read that origin, or the file is too large. */
export type ContentsRefused = { readonly kind: 'OtherOrigin' | 'TooLarge' } | GatewayError;

export abstract class FileContents {
  /** The bytes of the file at a complete web address, at most so many; no token goes there (MONEY-06). */
  abstract read(address: string, most: number, signal?: AbortSignal): TaskEither<ContentsRefused, Uint8Array>;
}
