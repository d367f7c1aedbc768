import type { ContainerModule } from 'inversify';
import { Log } from '../../application/ports/Log';
import { SearchGateway } from '../../application/ports/SearchGateway';
import { Timer } from '../../application/ports/Timer';
import { SearchPortal } from '../../application/search/SearchPortal';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpSearchGateway } from '../../infrastructure/http/HttpSearchGateway';
import { SearchStore } from '../../ui/search/SearchStore';
import { featureModule } from '../featureModule';

export const searchModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(SearchGateway, HttpSearchGateway, { api: ApiClient, log: Log });
  bindClass(SearchPortal, { search: SearchGateway, log: Log });
  bindScreenStore(SearchStore, { search: SearchPortal, timer: Timer });
});
