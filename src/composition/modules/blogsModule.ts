import { ContainerModule } from 'inversify';
import { LoadRecentBlogs } from '../../application/blogs/LoadRecentBlogs';
import { Deployment } from '../../application/configuration/Deployment';
import { BlogGateway } from '../../application/ports/BlogGateway';
import { Log } from '../../application/ports/Log';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpBlogGateway } from '../../infrastructure/http/HttpBlogGateway';
import { BlogsStore } from '../../ui/blogs/BlogsStore';

const blogGateway = (api: ApiClient, log: Log, deployment: Deployment): BlogGateway =>
  new HttpBlogGateway({ api, log, marketingOrigin: deployment.configuration.marketing.origin });

export const blogsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(BlogGateway).toResolvedValue(blogGateway, [ApiClient, Log, Deployment]);
  bind(LoadRecentBlogs).toResolvedValue((blogs: BlogGateway) => new LoadRecentBlogs(blogs), [BlogGateway]);
  bind(BlogsStore)
    .toResolvedValue((load: LoadRecentBlogs) => new BlogsStore(load), [LoadRecentBlogs])
    .inTransientScope();
});
