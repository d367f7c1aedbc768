import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../application/catalogue/SendSubmission';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { KeptCatalogue } from '../../infrastructure/backend/KeptCatalogue';
import { HttpCatalogueGateway } from '../../infrastructure/http/HttpCatalogueGateway';
import { HttpFaqGateway } from '../../infrastructure/http/HttpFaqGateway';
import { HttpSubmissionGateway } from '../../infrastructure/http/HttpSubmissionGateway';
import { BrowserSubmissionStorage } from '../../infrastructure/storage/BrowserSubmissionStorage';
import { CartStore } from '../../ui/cart/CartStore';
import { ServicesGridStore } from '../../ui/catalogue/ServicesGridStore';
import { SubServiceStore } from '../../ui/catalogue/SubServiceStore';
import { SubServicesStore } from '../../ui/catalogue/SubServicesStore';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { LanguageStore } from '../../ui/language/LanguageStore';
import { featureModule } from '../featureModule';
/** Services, their pages, and what the pages and the question flow submit with. */
export const catalogueModule = featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
  bindClass(HttpCatalogueGateway, { api: Client, log: ports.Log });
  bind(ports.CatalogueGateway).toResolvedValue(
    (catalogue, languages) => new KeptCatalogue({ catalogue, language: () => languages.chosen }),
    [HttpCatalogueGateway, LanguageStore],
  );
  bindPort(ports.FaqGateway, HttpFaqGateway, { api: Client, log: ports.Log });
  bindPort(ports.SubmissionGateway, HttpSubmissionGateway, { api: Client });
  bindPort(ports.SubmissionStorage, BrowserSubmissionStorage, {});
  bindClass(SendSubmission, {
    submissions: ports.SubmissionGateway,
    analytics: ports.Analytics,
    keys: ports.IdempotencyKeys,
  });
  bindClass(RepeatedSubmissions, { storage: ports.SubmissionStorage });
  bindScreenStore(SubmissionState, {
    submit: SendSubmission,
    repeats: RepeatedSubmissions,
    timer: ports.Timer,
    cart: CartStore,
  });
  bindScreenStore(ServicesGridStore, { catalogue: ports.CatalogueGateway });
  bindScreenStore(SubServicesStore, { catalogue: ports.CatalogueGateway });
  bindScreenStore(SubServiceStore, {
    catalogue: ports.CatalogueGateway,
    faqs: ports.FaqGateway,
    chat: ports.SupportChat,
    submission: SubmissionState,
    forms: KeptForms,
  });
});
