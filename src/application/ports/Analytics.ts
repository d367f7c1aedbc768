import type { User } from '../../domain/session/user';

/** The events the provider counts (specification section 1). */
export type AnalyticsEvent = 'Order Placed' | 'Item Added to Cart' | 'Payment Completed';

/** What only a screen knows about an event; never a token, an amount or a tax number. */
export type AnalyticsDetails = Readonly<Record<string, string | number>>;

/** Product analytics. Never fails and is never waited for: a blocked vendor must not be felt. */
export abstract class Analytics {
  /** From now on events belong to this customer (id, email, name, phone). */
  abstract identify(user: User): void;
  abstract track(event: AnalyticsEvent, details?: AnalyticsDetails): void;
  /** Path without its query: a query may carry what is nobody's business. */
  abstract pageViewed(path: string): void;
  /** Forgets the customer after log-out. */
  abstract reset(): void;
}
