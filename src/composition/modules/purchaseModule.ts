import { ContainerModule } from 'inversify';
import { LoadFaqs } from '../../application/catalogue/LoadFaqs';
import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { LoadServices } from '../../application/catalogue/LoadServices';
import { SubmitPurchase } from '../../application/catalogue/SubmitPurchase';
import { Analytics } from '../../application/ports/Analytics';
import { FaqGateway } from '../../application/ports/FaqGateway';
import { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';
import { Log } from '../../application/ports/Log';
import { PurchaseGateway } from '../../application/ports/PurchaseGateway';
import { SubmissionStorage } from '../../application/ports/SubmissionStorage';
import { SupportChat } from '../../application/ports/SupportChat';
import { Timer } from '../../application/ports/Timer';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpFaqGateway } from '../../infrastructure/http/HttpFaqGateway';
import { HttpPurchaseGateway } from '../../infrastructure/http/HttpPurchaseGateway';
import { BrowserSubmissionStorage } from '../../infrastructure/storage/BrowserSubmissionStorage';
import { CartStore } from '../../ui/cart/CartStore';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { SubServicesStore } from '../../ui/catalogue/SubServicesStore';
import { SubServiceStore } from '../../ui/catalogue/SubServiceStore';

/** The sub-service pages and what both they and the question flow submit with. */
export const purchaseModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(FaqGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpFaqGateway(api, log),
    [ApiClient, Log],
  );
  bind(PurchaseGateway).toResolvedValue((api: ApiClient) => new HttpPurchaseGateway(api), [ApiClient]);
  bind(LoadFaqs).toResolvedValue((faqs: FaqGateway) => new LoadFaqs(faqs), [FaqGateway]);
  bind(SubmitPurchase).toResolvedValue(
    (purchases: PurchaseGateway, analytics: Analytics, keys: IdempotencyKeys) =>
      new SubmitPurchase(purchases, analytics, keys),
    [PurchaseGateway, Analytics, IdempotencyKeys],
  );
  bind(SubmissionStorage).toResolvedValue(() => new BrowserSubmissionStorage());
  bind(RepeatedSubmissions).toResolvedValue(
    (storage: SubmissionStorage) => new RepeatedSubmissions(storage),
    [SubmissionStorage],
  );
  bind(SubmissionState)
    .toResolvedValue(
      (submit: SubmitPurchase, repeats: RepeatedSubmissions, timer: Timer, cart: CartStore) =>
        new SubmissionState({ submit, repeats, timer, cart }),
      [SubmitPurchase, RepeatedSubmissions, Timer, CartStore],
    )
    .inTransientScope();
  bind(SubServicesStore)
    .toResolvedValue((loadServices: LoadServices) => new SubServicesStore(loadServices), [LoadServices])
    .inTransientScope();
  bind(SubServiceStore)
    .toResolvedValue(
      (loadServices: LoadServices, loadFaqs: LoadFaqs, chat: SupportChat, submission: SubmissionState) =>
        new SubServiceStore({ loadServices, loadFaqs, chat, submission }),
      [LoadServices, LoadFaqs, SupportChat, SubmissionState],
    )
    .inTransientScope();
});
