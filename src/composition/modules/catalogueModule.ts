import type { ContainerModule } from 'inversify';
import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { SubmitPurchase } from '../../application/catalogue/SubmitPurchase';
import { Analytics } from '../../application/ports/Analytics';
import { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import { FaqGateway } from '../../application/ports/FaqGateway';
import { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';
import { Log } from '../../application/ports/Log';
import { PurchaseGateway } from '../../application/ports/PurchaseGateway';
import { SubmissionStorage } from '../../application/ports/SubmissionStorage';
import { SupportChat } from '../../application/ports/SupportChat';
import { Timer } from '../../application/ports/Timer';
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
export const catalogueModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(CatalogueGateway, HttpCatalogueGateway, { api: ApiClient, log: Log });
  bindPort(FaqGateway, HttpFaqGateway, { api: ApiClient, log: Log });
  bindPort(PurchaseGateway, HttpPurchaseGateway, { api: ApiClient });
  bindPort(SubmissionStorage, BrowserSubmissionStorage, {});
  bindClass(SubmitPurchase, { purchases: PurchaseGateway, analytics: Analytics, keys: IdempotencyKeys });
  bindClass(RepeatedSubmissions, { storage: SubmissionStorage });
  bindScreenStore(SubmissionState, {
    submit: SubmitPurchase,
    repeats: RepeatedSubmissions,
    timer: Timer,
    cart: CartStore,
  });
  bindScreenStore(ServicesGridStore, { catalogue: CatalogueGateway });
  bindScreenStore(SubServicesStore, { catalogue: CatalogueGateway });
  bindScreenStore(SubServiceStore, {
    catalogue: CatalogueGateway,
    faqs: FaqGateway,
    chat: SupportChat,
    submission: SubmissionState,
  });
});
