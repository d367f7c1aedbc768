import { RepeatedSubmissions } from '../../application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../application/catalogue/SendSubmission';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpFaqGateway } from '../../infrastructure/http/HttpFaqGateway';
import { HttpSubmissionGateway } from '../../infrastructure/http/HttpSubmissionGateway';
import { BrowserSubmissionStorage } from '../../infrastructure/storage/BrowserSubmissionStorage';
import { CartStore } from '../../ui/cart/CartStore';
import { SubServiceStore } from '../../ui/catalogue/SubServiceStore';
import { SubServicesStore } from '../../ui/catalogue/SubServicesStore';
import { SubmissionState } from '../../ui/catalogue/SubmissionState';
import { featureModule } from '../featureModule';
/** The pages of services, and what they and the question flow submit with. */
export const offersModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
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
    notifier: ports.Notifier,
    session: ports.SessionStorage,
  });
  bindScreenStore(SubServicesStore, { catalogue: ports.CatalogueGateway });
  bindScreenStore(SubServiceStore, {
    catalogue: ports.CatalogueGateway,
    faqs: ports.FaqGateway,
    chat: ports.SupportChat,
    submission: SubmissionState,
    forms: KeptForms,
  });
});
