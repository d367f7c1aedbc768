import type { ContainerModule } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import { BlogGateway } from '../../application/ports/BlogGateway';
import { Log } from '../../application/ports/Log';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpBlogGateway } from '../../infrastructure/http/HttpBlogGateway';
import { BlogsStore } from '../../ui/blogs/BlogsStore';
import { featureModule } from '../featureModule';

export const blogsModule: ContainerModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(BlogGateway, HttpBlogGateway, { api: ApiClient, log: Log, deployment: Deployment });
  bindScreenStore(BlogsStore, { blogs: BlogGateway });
});
