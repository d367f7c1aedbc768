import * as ports from '../../application/ports';
import { Deployment } from '../../application/configuration/Deployment';
import { SearchLoaded } from '../../application/search/SearchLoaded';
import { MiniSearchIndex } from '../../infrastructure/search/MiniSearchIndex';
import { featureModule } from '../featureModule';
/** Search without the server, and its library; comes when somebody searches. */
export const searchLoadedModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.SearchIndex, MiniSearchIndex, {});
  bindClass(SearchLoaded, {
    catalogue: ports.CatalogueGateway,
    index: ports.SearchIndex,
    deployment: Deployment,
  });
});
