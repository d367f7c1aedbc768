import { chain, type Option } from 'fp-ts/Option';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DownloadLinks } from '../../application/ports/DownloadLinks';
import type { GatewayError } from '../../application/ports/gatewayError';
import { encodedPath, resolvedAddress } from './addresses';
import { stoppable } from './apiRequest';
import type { ApiClient } from './ApiClient';
import { type LinkField, linkIn } from './downloadLinkWire';

export class HttpDownloadLinks implements DownloadLinks {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  direct(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>> {
    return this.linkFor('direct_download_link', path, signal);
  }

  shareable(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>> {
    return this.linkFor('shareable_link', path, signal);
  }

  private linkFor(
    field: LinkField,
    path: string,
    signal: AbortSignal | undefined,
  ): TaskEither<GatewayError, Option<string>> {
    const { api } = this.deps;
    return pipe(
      api.get(`/files/download-link/${encodedPath(path)}`, stoppable(signal)),
      map(linkIn(field)),
      map(chain((link) => resolvedAddress(link, api.origin))),
    );
  }
}
