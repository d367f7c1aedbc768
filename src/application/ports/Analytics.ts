import type { User } from '../../domain/session/user';

/** The events that the provider counts (ANLY-03 to ANLY-05). */
export type AnalyticsEvent = 'Order Placed' | 'Item Added to Cart' | 'Payment Completed';

/** What only a screen knows about an event; never a token, an amount, a tax number or the id of a record. */
export type AnalyticsDetails = Readonly<Record<string, string | number>>;

/** Product analytics. Never fails and is never awaited, so that a blocked vendor changes nothing. */
export abstract class Analytics {
  /** From now on events belong to this customer (id, email, name, phone). */
  abstract identify(user: User): void;
  abstract track(event: AnalyticsEvent, details?: AnalyticsDetails): void;
  /** The pattern of the page's path: queries, ids and names in an address are the customer's (ANLY-02). */
  abstract pageViewed(path: string): void;
  /** Forgets the customer after log-out. */
  abstract reset(): void;
}
