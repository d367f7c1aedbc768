import { bearer } from '../infrastructure/support/bearer';
import { fromNullable } from 'fp-ts/Option';
import { ApiClient, type ApiClientSettings } from '../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../src/infrastructure/http/retryPolicy';
import { HttpBlogGateway } from '../../src/infrastructure/http/HttpBlogGateway';
import { HttpCartGateway } from '../../src/infrastructure/http/HttpCartGateway';
import { HttpCatalogueGateway } from '../../src/infrastructure/http/HttpCatalogueGateway';
import { HttpDownloadLinks } from '../../src/infrastructure/http/HttpDownloadLinks';
import { HttpFaqGateway } from '../../src/infrastructure/http/HttpFaqGateway';
import { HttpFileGateway } from '../../src/infrastructure/http/HttpFileGateway';
import { HttpNotificationGateway } from '../../src/infrastructure/http/HttpNotificationGateway';
import { HttpOrderGateway } from '../../src/infrastructure/http/HttpOrderGateway';
import { HttpPricingGateway } from '../../src/infrastructure/http/HttpPricingGateway';
import { HttpProfileGateway } from '../../src/infrastructure/http/HttpProfileGateway';
import { HttpSubmissionGateway } from '../../src/infrastructure/http/HttpSubmissionGateway';
import { HttpDashboardRequestGateway } from '../../src/infrastructure/http/HttpDashboardRequestGateway';
import { HttpQuotationGateway } from '../../src/infrastructure/http/HttpQuotationGateway';
import { HttpSearchGateway } from '../../src/infrastructure/http/HttpSearchGateway';
import { HttpSessionGateway } from '../../src/infrastructure/http/HttpSessionGateway';
import { HttpTransactionGateway } from '../../src/infrastructure/http/HttpTransactionGateway';
import { KeptCatalogue } from '../../src/infrastructure/backend/KeptCatalogue';
import { ReadableFiles } from '../../src/infrastructure/backend/ReadableFiles';
import { Turns } from '../../src/infrastructure/http/Turns';
import { HttpWorkGateway } from '../../src/infrastructure/http/HttpWorkGateway';
import { PayuPaymentGateway } from '../../src/infrastructure/payment/PayuPaymentGateway';
import { Deployment } from '../../src/application/configuration/Deployment';
import { aConfiguration, aPayuChoice } from '../doubles/aConfiguration';
import { InMemoryLog } from '../doubles/InMemoryLog';
import { InMemoryTimer } from '../doubles/InMemoryTimer';
import type { BlogGateway } from '../../src/application/ports/BlogGateway';
import type { CartGateway } from '../../src/application/ports/CartGateway';
import type { CatalogueGateway } from '../../src/application/ports/CatalogueGateway';
import type { DownloadLinks } from '../../src/application/ports/DownloadLinks';
import type { FaqGateway } from '../../src/application/ports/FaqGateway';
import type { FileGateway } from '../../src/application/ports/FileGateway';
import type { NotificationGateway } from '../../src/application/ports/NotificationGateway';
import type { OrderGateway } from '../../src/application/ports/OrderGateway';
import type { PaymentGateway } from '../../src/application/ports/PaymentGateway';
import type { PricingGateway } from '../../src/application/ports/PricingGateway';
import type { ProfileGateway } from '../../src/application/ports/ProfileGateway';
import type { SubmissionGateway } from '../../src/application/ports/SubmissionGateway';
import type { DashboardRequestGateway } from '../../src/application/ports/DashboardRequestGateway';
import type { QuotationGateway } from '../../src/application/ports/QuotationGateway';
import type { SearchGateway } from '../../src/application/ports/SearchGateway';
import type { SessionGateway } from '../../src/application/ports/SessionGateway';
import type { TransactionGateway } from '../../src/application/ports/TransactionGateway';
import type { WorkGateway } from '../../src/application/ports/WorkGateway';

/** Every port of the backend, as one visitor or one customer sees it. */
export interface Gateways {
  readonly sessions: SessionGateway;
  readonly catalogue: CatalogueGateway;
  readonly faqs: FaqGateway;
  readonly prices: PricingGateway;
  readonly submissions: SubmissionGateway;
  readonly cart: CartGateway;
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  readonly transactions: TransactionGateway;
  readonly requests: DashboardRequestGateway;
  readonly quotations: QuotationGateway;
  readonly work: WorkGateway;
  readonly files: FileGateway;
  readonly links: DownloadLinks;
  readonly notifications: NotificationGateway;
  readonly profiles: ProfileGateway;
  readonly search: SearchGateway;
  readonly blogs: BlogGateway;
}

/** The portal's client on a backend, with or without a token. */
export const apiOn = (
  origin: string,
  token?: string,
  send: typeof fetch = fetch,
  further: Partial<ApiClientSettings> = {},
): ApiClient =>
  new ApiClient({
    ...bearer,
    apiOrigin: origin,
    pageOrigin: origin,
    sendsIdempotencyKey: true,
    session: () => fromNullable(token),
    language: () => 'en-IN',
    log: new InMemoryLog(),
    fetchOnce: send,
    read: readingFetch(send, () => 0),
    ...further,
  });

/** The portal's own adapters by a client. */
export const gatewaysBy = (origin: string, api: ApiClient): Gateways => {
  const log = new InMemoryLog();
  const turns = new Turns();
  return {
    sessions: new HttpSessionGateway({ api }),
    catalogue: new KeptCatalogue({
      catalogue: new HttpCatalogueGateway({ api, log }),
      language: () => 'en-IN',
    }),
    faqs: new HttpFaqGateway({ api, log }),
    prices: new HttpPricingGateway({ api, log }),
    submissions: new HttpSubmissionGateway({ api }),
    cart: new HttpCartGateway({ api, log }),
    orders: new HttpOrderGateway({ api }),
    payments: new PayuPaymentGateway({
      api,
      settings: aPayuChoice,
      timer: new InMemoryTimer(),
    }),
    transactions: new HttpTransactionGateway({ api, log }),
    requests: new HttpDashboardRequestGateway({ api, log }),
    quotations: new HttpQuotationGateway({ api, log }),
    work: new HttpWorkGateway({ api, log, turns }),
    files: new ReadableFiles({ files: new HttpFileGateway({ api, log, turns }) }),
    links: new HttpDownloadLinks({ api }),
    notifications: new HttpNotificationGateway({ api, log }),
    profiles: new HttpProfileGateway({ api }),
    search: new HttpSearchGateway({ api, log }),
    blogs: new HttpBlogGateway({
      api,
      log,
      deployment: new Deployment(aConfiguration({ marketing: { origin } })),
    }),
  };
};

/** The portal's own adapters on a backend, with or without a token. */
export const httpGateways = (origin: string, token?: string, send: typeof fetch = fetch): Gateways =>
  gatewaysBy(origin, apiOn(origin, token, send));
