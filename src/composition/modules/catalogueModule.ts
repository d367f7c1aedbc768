import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { SubmitPurchase } from '../../application/catalogue/SubmitPurchase';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCatalogueGateway } from '../../infrastructure/http/HttpCatalogueGateway';
import { HttpFaqGateway } from '../../infrastructure/http/HttpFaqGateway';
import { HttpPurchaseGateway } from '../../infrastructure/http/HttpPurchaseGateway';
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
  bindPort(ports.PurchaseGateway, HttpPurchaseGateway, { api: ApiClient });
  bindPort(ports.SubmissionStorage, BrowserSubmissionStorage, {});
  bindClass(SubmitPurchase, {
    purchases: ports.PurchaseGateway,
    analytics: ports.Analytics,
    keys: ports.IdempotencyKeys,
  });
  bindClass(RepeatedSubmissions, { storage: ports.SubmissionStorage });
  bindScreenStore(SubmissionState, {
    submit: SubmitPurchase,
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
