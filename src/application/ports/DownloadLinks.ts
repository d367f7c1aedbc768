import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from './gatewayError';

/**
 * Complete web addresses of a stored file; none if the response has no link, or an unsafe one (AMB-45). `Cancelled` once the signal aborts.
 */
export abstract class DownloadLinks {
  /** The address that downloads the file of that path. */
  abstract direct(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>>;
  /** The address that shows the file of that path. */
  abstract shareable(path: string, signal?: AbortSignal): TaskEither<GatewayError, Option<string>>;
}
