import * as TE from 'fp-ts/TaskEither';
import type { BlogGateway } from '../../src/application/ports/BlogGateway';
import {
  type GatewayError,
  gatewayError,
  type GatewayErrorKind,
} from '../../src/application/ports/gatewayError';
import type { Blog } from '../../src/domain/blogs/blog';
import { unlessCancelled } from './unlessCancelled';

/** Recent posts, in memory. */
export class InMemoryBlogGateway implements BlogGateway {
  failure: GatewayError | undefined = undefined;

  constructor(public blogs: readonly Blog[] = []) {}

  recent(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Blog[]> {
    return unlessCancelled(signal, () =>
      this.failure === undefined ? TE.right(this.blogs)() : TE.left(this.failure)(),
    );
  }

  fail(kind: GatewayErrorKind = 'ServerFault'): void {
    this.failure = gatewayError(kind);
  }
}
