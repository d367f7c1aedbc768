import type { Option } from 'fp-ts/Option';
import type { Paise } from '../money/money';
import { type Id, idOf } from '../ids/id';

/** How a sub-service gets its price (SERV-03, AMB-38). */
export type PricingModel = 'fixed' | 'quotation' | 'questions' | 'questionsWithQuotation';

/** The type of a sub-service: a chat with an expert, or a service that is bought (SERV-03). */
export type SubServiceKind = 'chat' | 'entitlement' | 'unknown';

/** The id of a sub-service, which the backend calls service_id when one is bought. */
export type SubServiceId = Id<'subService'>;
export const subServiceId = idOf<'subService'>();

/** One thing a customer can buy or ask a quotation for (SERV-02). */
export interface SubService {
  readonly id: SubServiceId;
  readonly name: string;
  /** '' where the service has none. */
  readonly tag: string;
  readonly description: string;
  readonly terms: string;
  readonly pricingModel: PricingModel;
  /** The spelling of pricing_model as received; it is sent back unchanged (AMB-38). */
  readonly pricingModelText: string;
  /** 0 where it is missing or unreadable (AMB-39). */
  readonly basePrice: Paise;
  readonly kind: SubServiceKind;
  /** The spelling of type as received; it is sent back unchanged. */
  readonly kindText: string;
  /** The address behind Learn More, '' where there is none. */
  readonly content: string;
  /** How long the work takes, where the service itself says so; a default is no promise (AMB-54). */
  readonly turnaroundDays: Option<number>;
  /** How often the work is done, where the catalogue says so; '' elsewhere (AMB-63). */
  readonly frequency: string;
}

/** The id of a service of the catalogue. */
export type ServiceId = Id<'service'>;
export const serviceId = idOf<'service'>();

/** A service of the catalogue with its sub-services (SERV-01). */
export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  readonly icon: string;
  readonly subServices: readonly SubService[];
}

/** A frequently asked question; `content` is HTML from the server (SERV-10, AMB-44). */
export interface Faq {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}
