import type { Option } from 'fp-ts/Option';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DownloadLinks } from '../../application/ports/DownloadLinks';
import type { GatewayError } from '../../application/ports/gatewayError';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { linkIn } from './downloadLinkWire';

const addressFor = (path: string): string => `/files/download-link/${encodedPath(path)}`;

export class HttpDownloadLinks implements DownloadLinks {
  constructor(private readonly api: ApiClient) {}

  direct(path: string): TaskEither<GatewayError, Option<string>> {
    return pipe(this.api.get(addressFor(path)), map(linkIn('direct_download_link')));
  }

  shareable(path: string): TaskEither<GatewayError, Option<string>> {
    return pipe(this.api.get(addressFor(path)), map(linkIn('shareable_link')));
  }
}
