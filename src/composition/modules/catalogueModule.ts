import { ContainerModule } from 'inversify';
import { LoadServices } from '../../application/catalogue/LoadServices';
import { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import { Log } from '../../application/ports/Log';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCatalogueGateway } from '../../infrastructure/http/HttpCatalogueGateway';
import { ServicesGridStore } from '../../ui/catalogue/ServicesGridStore';

export const catalogueModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(CatalogueGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpCatalogueGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadServices).toResolvedValue(
    (catalogue: CatalogueGateway) => new LoadServices(catalogue),
    [CatalogueGateway],
  );
  bind(ServicesGridStore)
    .toResolvedValue((load: LoadServices) => new ServicesGridStore(load), [LoadServices])
    .inTransientScope();
});
