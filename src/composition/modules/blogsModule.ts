import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpBlogGateway } from '../../infrastructure/http/HttpBlogGateway';
import { BlogsStore } from '../../ui/blogs/BlogsStore';
import { featureModule } from '../featureModule';
export const blogsModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(ports.BlogGateway, HttpBlogGateway, { api: ApiClient, log: ports.Log, deployment: Deployment });
  bindScreenStore(BlogsStore, { blogs: ports.BlogGateway });
});
