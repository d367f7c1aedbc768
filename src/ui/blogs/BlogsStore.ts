import { makeAutoObservable } from 'mobx';
import type { LoadRecentBlogs } from '../../application/blogs/LoadRecentBlogs';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Blog } from '../../domain/blogs/blog';
import { Loadable } from '../state/Loadable';

/** The recent posts of the marketing site. */
export class BlogsStore {
  readonly blogs: Loadable<readonly Blog[], GatewayError>;

  constructor(loadRecentBlogs: LoadRecentBlogs) {
    this.blogs = new Loadable(() => loadRecentBlogs.execute());
    makeAutoObservable(this, { blogs: false }, { autoBind: true });
  }
}
