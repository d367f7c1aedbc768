import { type Either, left, right } from 'fp-ts/Either';
import { exists, tryCatch } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Deployment } from '../../application/configuration/Deployment';
import type { Browser } from '../../application/ports/Browser';
import type { ContentsRefused, FileContents } from '../../application/ports/FileContents';
import { gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { onAbort } from '../../application/ports/stoppedWaiting';
import { originsOf } from '../vendors/vendor';
import { consoleReadings, failureOfStatus } from './responses';

/** An address of a stored file may name the customer, or open the file to whoever reads it. */
const CALL = 'GET a stored file';

type Read = Either<ContentsRefused, Uint8Array>;

const joined = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** The body of a response; it is left alone as soon as it is larger than that. */
const bytesOf = async ({ body }: Response, most: number): Promise<Read> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    size += piece.value.length;
    if (size > most) {
      await reader?.cancel();
      return left({ kind: 'TooLarge' });
    }
    pieces.push(piece.value);
  }
  return right(joined(pieces, size));
};

/** Reads stored files from the portal's own origin, the API's and those that the configuration names for files. */
export class HttpFileContents implements FileContents {
  constructor(
    private readonly deps: { readonly deployment: Deployment; readonly browser: Browser; readonly log: Log },
  ) {}

  read(address: string, most: number, signal?: AbortSignal): TaskEither<ContentsRefused, Uint8Array> {
    return async () => {
      if (!this.isReadable(address)) return left({ kind: 'OtherOrigin' });
      const abort = new AbortController();
      const release = onAbort(signal, () => abort.abort());
      try {
        return await this.fetched(address, most, abort.signal);
      } catch {
        return this.failed(signal?.aborted === true ? 'Cancelled' : 'Unreachable');
      } finally {
        release();
      }
    };
  }

  private isReadable(address: string): boolean {
    const { deployment, browser } = this.deps;
    const { api, files } = deployment.configuration;
    const origins = [browser.origin(), ...originsOf(api.origin, ...files.origins)];
    return exists(({ origin }: URL) => origins.includes(origin))(tryCatch(() => new URL(address)));
  }

  // The address itself is the permission, so neither the token nor a cookie goes along.
  private async fetched(address: string, most: number, signal: AbortSignal): Promise<Read> {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    if (!response.ok) return this.failed(failureOfStatus(response.status, undefined).kind);
    if (response.redirected && !this.isReadable(response.url)) return left({ kind: 'OtherOrigin' });
    return bytesOf(response, most);
  }

  private failed(kind: Parameters<typeof gatewayError>[0]): Read {
    if (kind !== 'Cancelled') this.deps.log.failure(consoleReadings[kind], CALL);
    return left(gatewayError(kind));
  }
}
