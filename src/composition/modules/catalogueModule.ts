import * as ports from '../../application/ports';
import { Client } from '../client';
import { KeptCatalogue } from '../../infrastructure/backend/KeptCatalogue';
import { HttpCatalogueGateway } from '../../infrastructure/http/HttpCatalogueGateway';
import { ServicesGridStore } from '../../ui/catalogue/ServicesGridStore';
import { LanguageStore } from '../../ui/language/LanguageStore';
import { featureModule } from '../featureModule';
/** The services, kept for every page that lists them. */
export const catalogueModule = featureModule(({ bind, bindClass, bindScreenStore }) => {
  bindClass(HttpCatalogueGateway, { api: Client, log: ports.Log });
  bind(ports.CatalogueGateway).toResolvedValue(
    (catalogue, languages) => new KeptCatalogue({ catalogue, language: () => languages.chosen }),
    [HttpCatalogueGateway, LanguageStore],
  );
  bindScreenStore(ServicesGridStore, { catalogue: ports.CatalogueGateway });
});
