import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../application/catalogue/SendSubmission';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCatalogueGateway } from '../../infrastructure/http/HttpCatalogueGateway';
import { HttpFaqGateway } from '../../infrastructure/http/HttpFaqGateway';
import { HttpSubmissionGateway } from '../../infrastructure/http/HttpSubmissionGateway';
import { BrowserSubmissionStorage } from '../../infrastructure/storage/BrowserSubmissionStorage';
import { CartStore } from '../../ui/cart/CartStore';
import { ServicesGridStore } from '../../ui/catalogue/ServicesGridStore';
import { SubServiceStore } from '../../ui/catalogue/SubServiceStore';
import { SubServicesStore } from '../../ui/catalogue/SubServicesStore';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { featureModule } from '../featureModule';
/** Services, their pages, and what the pages and the question flow submit with. */
export const catalogueModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.CatalogueGateway, HttpCatalogueGateway, { api: ApiClient, log: ports.Log });
  bindPort(ports.FaqGateway, HttpFaqGateway, { api: ApiClient, log: ports.Log });
  bindPort(ports.SubmissionGateway, HttpSubmissionGateway, { api: ApiClient });
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
