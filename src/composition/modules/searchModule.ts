import * as ports from '../../application/ports';
import { SearchPortal } from '../../application/search/SearchPortal';
import { Client } from '../client';
import { HttpSearchGateway } from '../../infrastructure/http/HttpSearchGateway';
import { SearchStore } from '../../ui/search/SearchStore';
import { featureModule } from '../featureModule';
export const searchModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.SearchGateway, HttpSearchGateway, { api: Client, log: ports.Log });
  bindClass(SearchPortal, { search: ports.SearchGateway, log: ports.Log });
  bindScreenStore(SearchStore, { search: SearchPortal, timer: ports.Timer });
});
