import { flatMapEither, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BlogGateway } from '../../application/ports/BlogGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { type Blog, RECENT_BLOGS } from '../../domain/blogs/blog';
import type { ApiClient } from './ApiClient';
import { blogWire, toBlog } from './blogWire';
import { decodeList } from './decode';
import { accepted } from './unwrap';

export interface BlogSource {
  readonly api: ApiClient;
  readonly log: Log;
  /** The marketing site; '' for the page's own origin. */
  readonly marketingOrigin: string;
}

/** The marketing site's posts: another base than the API's, and no token goes there (decisions AMB-16). */
export class HttpBlogGateway implements BlogGateway {
  constructor(private readonly source: BlogSource) {}

  recent(): TaskEither<GatewayError, readonly Blog[]> {
    const { api, log, marketingOrigin } = this.source;
    const query = { page: String(RECENT_BLOGS.page), limit: String(RECENT_BLOGS.limit) };
    const reading = { codec: blogWire, toDomain: toBlog, log, record: 'blog post' };
    const asked = api.get('api/recent-blogs', { base: marketingOrigin, query });
    return pipe(asked, flatMapEither(accepted), flatMapEither(decodeList(reading)));
  }
}
