import type { TaskEither } from 'fp-ts/TaskEither';
import type { Blog } from '../../domain/blogs/blog';
import type { GatewayError } from './gatewayError';

export abstract class BlogGateway {
  /** The recent posts of the marketing site (section 7, api/recent-blogs). */
  abstract recent(): TaskEither<GatewayError, readonly Blog[]>;
}
