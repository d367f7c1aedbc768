import { flatMap, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Deployment } from '../../application/configuration/Deployment';
import type { BlogGateway } from '../../application/ports/BlogGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { type Blog, RECENT_BLOGS } from '../../domain/blogs/blog';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { blogWire, toBlog } from './blogWire';
import { acceptedFirstPage } from '../wire/decode';

/** The marketing site's posts: another base than the API's, and no token goes there (decisions AMB-16). */
export class HttpBlogGateway implements BlogGateway {
  constructor(
    private readonly deps: { readonly api: ApiClient; readonly log: Log; readonly deployment: Deployment },
  ) {}

  recent(signal?: AbortSignal): TaskEither<GatewayError, readonly Blog[]> {
    const { api, log, deployment } = this.deps;
    const query = { page: String(RECENT_BLOGS.page), limit: String(RECENT_BLOGS.limit) };
    const reading = { codec: blogWire, toDomain: toBlog, log, record: 'blog post' };
    const asked = api.get('api/recent-blogs', {
      ...stoppable(signal),
      base: deployment.configuration.marketing.origin,
      query,
    });
    return pipe(asked, flatMap(acceptedFirstPage(reading)));
  }
}
