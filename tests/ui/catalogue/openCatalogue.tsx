import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { RepeatedSubmissions } from '../../../src/application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../../src/application/catalogue/SendSubmission';
import { AskPrice } from '../../../src/application/pricing/AskPrice';
import type { Service } from '../../../src/domain/catalogue/service';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { SubmissionState } from '../../../src/ui/catalogue/SubmissionState';
import { SubServiceScreen } from '../../../src/ui/catalogue/SubServiceScreen';
import { SubServicesScreen } from '../../../src/ui/catalogue/SubServicesScreen';
import { SubServicesStore } from '../../../src/ui/catalogue/SubServicesStore';
import { SubServiceStore } from '../../../src/ui/catalogue/SubServiceStore';
import { ServiceDateStore } from '../../../src/ui/deadlines/ServiceDateStore';
import { QuestionFlowScreen } from '../../../src/ui/pricing/QuestionFlowScreen';
import { QuestionFlowStore } from '../../../src/ui/pricing/QuestionFlowStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aCart } from '../../doubles/aCart';
import { aPageClock } from '../../doubles/aPageClock';
import { aSession } from '../../doubles/aSession';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryAnswerStorage } from '../../doubles/InMemoryAnswerStorage';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { keptForms } from '../../doubles/keptForms';
import { InMemoryFaqGateway } from '../../doubles/InMemoryFaqGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';
import { InMemorySubmissionStorage } from '../../doubles/InMemorySubmissionStorage';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { renderWith } from '../support/renderWith';

/** A catalogue with one sub-service of every kind. */
const services: readonly Service[] = [
  aService({
    subServices: [
      aSubService(),
      aSubService({ id: '17', name: 'GST Refund', pricingModel: 'quotation', pricingModelText: 'quotation' }),
      aSubService({ id: '18', name: 'GST Filing', pricingModel: 'questions', pricingModelText: 'questions' }),
      aSubService({ id: '19', name: 'Ask us', kind: 'chat', kindText: 'chat', content: '', terms: '' }),
      aSubService({ id: '26', name: 'Book Keeping' }),
      aSubService({ id: '162', name: 'Pay', basePrice: aSubService().basePrice }),
    ],
  }),
];

/** The in-memory backend of the catalogue and the question flow. */
export const aShop = (offered: readonly Service[] = services) => {
  const kept = new InMemoryFormStorage();
  const cart = new InMemoryCartGateway(aCart(0));
  const cartStore = new CartStore({ load: new LoadCart({ carts: cart, log: new InMemoryLog() }) });
  const timer = new InMemoryTimer();
  const submissions = new InMemorySubmissionGateway();
  const analytics = new InMemoryAnalytics();
  const submit = new SendSubmission({ submissions, analytics, keys: new InMemoryIdempotencyKeys() });
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  const notifier = new InMemoryNotifier();
  const repeats = new RepeatedSubmissions({ storage: new InMemorySubmissionStorage() });
  const faqs = new InMemoryFaqGateway([{ id: '1', title: 'How long?', content: '<p><b>A week</b></p>' }]);
  return {
    catalogue: new InMemoryCatalogueGateway(offered),
    pricing: new InMemoryPricingGateway(),
    answerStorage: new InMemoryAnswerStorage(),
    chat: new InMemorySupportChat(),
    submission: () => new SubmissionState({ submit, repeats, timer, cart: cartStore, notifier, session }),
    cart,
    cartStore,
    kept,
    forms: keptForms(kept),
    timer,
    submissions,
    analytics,
    faqs,
  };
};

export type Shop = ReturnType<typeof aShop>;

const storesOn = (shop: Shop): ReadonlyMap<StoreKey<unknown>, unknown> => {
  const { catalogue } = shop;
  const submission = shop.submission();
  const subService = new SubServiceStore({
    catalogue,
    faqs: shop.faqs,
    chat: shop.chat,
    submission,
    forms: shop.forms,
  });
  const flow = new QuestionFlowStore({
    catalogue,
    pricing: shop.pricing,
    askPrice: new AskPrice({ pricing: shop.pricing }),
    answerStorage: shop.answerStorage,
    submission,
  });
  const serviceDate = new ServiceDateStore({
    deadlines: new InMemoryDeadlineGateway(undefined),
    choices: new InMemoryDeadlineChoiceStorage(),
    checkout: new InMemoryCheckoutStorage(),
    clock: aPageClock(),
  });
  return new Map<StoreKey<unknown>, unknown>([
    [SubServicesStore, new SubServicesStore({ catalogue })],
    [SubServiceStore, subService],
    [QuestionFlowStore, flow],
    [ServiceDateStore, serviceDate],
  ]);
};

const open = (shop: Shop, screenOf: ReactElement, route: { readonly at: string; readonly path: string }) => {
  const view = renderWith(screenOf, { stores: storesOn(shop), ...route });
  const press = async (name: string): Promise<void> => {
    await view.user.click(await screen.findByRole('button', { name }));
  };
  return { ...view, ...shop, press };
};

/** /sub-services/{id}. */
export const openService = (id = '4', shop = aShop()) =>
  open(shop, <SubServicesScreen />, { at: `/sub-services/${id}`, path: '/sub-services/:id' });

/** /sub-service/{id}. */
export const openSubService = (id = '16', shop = aShop()) =>
  open(shop, <SubServiceScreen />, { at: `/sub-service/${id}`, path: '/sub-service/:subServiceId' });

/** /{subServiceName}/{subServiceId}. */
export const openFlow = (at = '/GST%20Filing/18', shop = aShop()) =>
  open(shop, <QuestionFlowScreen />, { at, path: '/:subServiceName/:subServiceId' });
