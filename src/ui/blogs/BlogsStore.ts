import { makeAutoObservable } from 'mobx';
import type { BlogGateway } from '../../application/ports/BlogGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Blog } from '../../domain/blogs/blog';
import { Loadable } from '../state/Loadable';

/** The recent blog posts of the marketing site. */
export class BlogsStore {
  readonly blogs: Loadable<readonly Blog[], GatewayError>;

  constructor(deps: { readonly blogs: BlogGateway }) {
    this.blogs = new Loadable((signal) => deps.blogs.recent(signal)());
    makeAutoObservable(this, { blogs: false }, { autoBind: true });
  }
}
