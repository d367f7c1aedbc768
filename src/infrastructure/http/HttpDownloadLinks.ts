import type { Option } from 'fp-ts/Option';
import { map, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Cancellation } from '../../application/ports/Cancellation';
import type { DownloadLinks } from '../../application/ports/DownloadLinks';
import type { GatewayError } from '../../application/ports/gatewayError';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { linkIn } from './downloadLinkWire';

export class HttpDownloadLinks implements DownloadLinks {
  constructor(private readonly api: ApiClient) {}

  direct(path: string, wish?: Cancellation): TaskEither<GatewayError, Option<string>> {
    return pipe(this.answerFor(path, wish), map(linkIn('direct_download_link')));
  }

  shareable(path: string, wish?: Cancellation): TaskEither<GatewayError, Option<string>> {
    return pipe(this.answerFor(path, wish), map(linkIn('shareable_link')));
  }

  private answerFor(path: string, wish: Cancellation | undefined): TaskEither<GatewayError, unknown> {
    return this.api.get(
      `/files/download-link/${encodedPath(path)}`,
      wish === undefined ? {} : { cancellation: wish },
    );
  }
}
