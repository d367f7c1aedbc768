import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpBlogGateway } from '../../infrastructure/http/HttpBlogGateway';
import { BlogsStore } from '../../ui/blogs/BlogsStore';
import { featureModule } from '../featureModule';
export const blogsModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(ports.BlogGateway, HttpBlogGateway, { api: Client, log: ports.Log, deployment: Deployment });
  bindScreenStore(BlogsStore, { blogs: ports.BlogGateway });
});
