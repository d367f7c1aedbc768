import type { TaskEither } from 'fp-ts/TaskEither';
import type { Blog } from '../../domain/blogs/blog';
import type { GatewayError } from './gatewayError';

export abstract class BlogGateway {
  /** The recent posts of the marketing site (BLOG-01). */
  abstract recent(signal?: AbortSignal): TaskEither<GatewayError, readonly Blog[]>;
}
