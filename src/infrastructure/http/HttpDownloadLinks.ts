import type { Option } from 'fp-ts/Option';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DownloadLinks } from '../../application/ports/DownloadLinks';
import type { GatewayError } from '../../application/ports/gatewayError';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { linkIn } from './downloadLinkWire';

export class HttpDownloadLinks implements DownloadLinks {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  direct(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>> {
    return pipe(this.linkFor(path, signal), map(linkIn('direct_download_link')));
  }

  shareable(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>> {
    return pipe(this.linkFor(path, signal), map(linkIn('shareable_link')));
  }

  private linkFor(path: string, signal: AbortSignal | undefined): TaskEither<GatewayError, unknown> {
    return this.deps.api.get(
      `/files/download-link/${encodedPath(path)}`,
      signal === undefined ? {} : { signal },
    );
  }
}
