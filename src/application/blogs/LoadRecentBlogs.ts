import type { Either } from 'fp-ts/Either';
import type { Blog } from '../../domain/blogs/blog';
import type { BlogGateway } from '../ports/BlogGateway';
import type { GatewayError } from '../ports/gatewayError';

export class LoadRecentBlogs {
  constructor(private readonly blogs: BlogGateway) {}

  execute(): Promise<Either<GatewayError, readonly Blog[]>> {
    return this.blogs.recent()();
  }
}
