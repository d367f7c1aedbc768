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
import type { Phone } from '../../src/domain/india/phone';
import type { User } from '../../src/domain/session/user';

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

/** A signed-in customer. */
export interface Customer extends Gateways {
  readonly user: User;
}

/** What the read-only part of the contract needs: one signed-in customer. */
export interface ReadableBackend {
  readonly visitor: Gateways;
  /** A customer with records of every kind; a new one per test that writes, when the backend can create customers. */
  furnished(): Promise<Customer>;
  close(): Promise<void>;
}

/** A backend on which the contract may also write: it creates customers, and its messages can be read. */
export interface Backend extends ReadableBackend {
  /** A new customer without any records. */
  newcomer(): Promise<Customer>;
  /** A number that nobody has registered. */
  freshPhone(): Phone;
  /** Proof of a completed captcha, valid for one send. */
  captchaToken(): Promise<string>;
  /** The newest one-time password sent to that number. */
  newestOtp(phone: Phone): Promise<string>;
  /** The gateways for that session. */
  signedInAs(accessToken: string, user: User): Gateways;
  /** A discount code that is valid for any cart that is not empty. */
  readonly discountCode: string;
}
