import { isNone, isSome, none, type Option } from 'fp-ts/Option';
import { type Instant, instant } from '../dates/instant';
import type { Paise } from '../money/money';
import type { Transaction } from '../transactions/transaction';

/** One intention to order: it keeps its key for as long as cart and form are unchanged (AMB-33). */
export interface OrderAttempt {
  readonly key: string;
  /** Tells whether cart and form are still the same. */
  readonly fingerprint: string;
  /** The fingerprint of the cart alone. */
  readonly cart: string;
  /** What the order comes to, as the cart said; none where it did not. */
  readonly total: Option<Paise>;
  /** The id that the first call carried: under one key every call says the same (RESUME-05). */
  readonly userId: Option<string>;
  readonly startedAt: Instant;
  /** When the last call ended without an answer; until it ends, when it began. */
  readonly unansweredAt: Instant;
  /** Whether nobody recorded the end of its last call; a page that was closed or loaded again cannot. */
  readonly isCallOpen: boolean;
  /** How often it was sent. */
  readonly calls: number;
  /** None while no answer has named it: not asked yet, or the answer was lost. */
  readonly orderId: Option<string>;
  /** Whether the backend said that it made no order. */
  readonly isRefused: boolean;
  /** Orders known to be older than this intention: none of them is its own. */
  readonly earlier: readonly string[];
  /** Whether `earlier` holds the whole list of that time, or the list could not be read. */
  readonly isEarlierComplete: boolean;
}

/** What an order of the list tells of itself. */
export type OrderSeen = Pick<
  Transaction,
  'id' | 'orderId' | 'createdAt' | 'payment' | 'paymentText' | 'total'
>;

/** The name under which an order is paid: its Transaction ID, else its own id. */
export const nameOf = (order: OrderSeen): string => order.orderId || order.id;

/** What is to be ordered now. */
export interface OrderIntent {
  readonly fingerprint: string;
  readonly cart: string;
  readonly total: Option<Paise>;
  readonly userId: Option<string>;
}

type Earlier = Pick<OrderAttempt, 'earlier' | 'isEarlierComplete'>;

/**
 * The orders that a new intention finds: those of the list, and what the intention before it knew and made, which a
 * list that lags behind may not show yet.
 */
export const ordersBefore = (before: Option<OrderAttempt>, seen: Option<readonly OrderSeen[]>): Earlier => {
  const placed = isSome(before) && isSome(before.value.orderId) ? [before.value.orderId.value] : [];
  const known = isSome(before) ? before.value.earlier : [];
  const listed = isSome(seen) ? seen.value.map(nameOf) : [];
  return { earlier: [...new Set([...listed, ...known, ...placed])], isEarlierComplete: isSome(seen) };
};

/** A new intention. */
export const newAttempt = (
  intent: OrderIntent,
  begun: Earlier & { readonly key: string; readonly startedAt: Instant },
): OrderAttempt => ({
  ...begun,
  ...intent,
  unansweredAt: begun.startedAt,
  isCallOpen: true,
  calls: 1,
  orderId: none,
  isRefused: false,
});

/** Browsers give up on a call that stays without an answer after five minutes. */
export const LONGEST_CALL_MS = 300_000;

/**
 * The attempt as it is found by a press while no page waits for its call: an end that nobody recorded may have been as
 * late as now.
 */
export const withCallEnded = (attempt: OrderAttempt, now: Instant): OrderAttempt => {
  const { isCallOpen, orderId, isRefused, startedAt, unansweredAt } = attempt;
  if (!isCallOpen || isRefused || !isNone(orderId)) return attempt;
  const end = Math.min(now, startedAt + LONGEST_CALL_MS);
  return { ...attempt, isCallOpen: false, unansweredAt: instant(Math.max(unansweredAt, end)) };
};
