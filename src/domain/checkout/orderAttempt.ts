import { isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { type Instant, instant } from '../dates/instant';
import type { Paise } from '../money/money';
import type { UserId } from '../session/user';
import { type OrderId, ownOrderId, type Transaction } from '../transactions/transaction';
import type { PaymentTerms } from './payment';

/** The one try to order an intent; it keeps its key while cart and form are unchanged (AMB-33). */
export interface OrderAttempt {
  readonly key: string;
  /** One text for cart and form, different as soon as one of them changes. */
  readonly fingerprint: string;
  /** The fingerprint of the cart alone. */
  readonly cart: string;
  /** The order's total from the cart; none if the cart had none. */
  readonly total: Option<Paise>;
  /** The user id of the first call; every call with one key sends the same (RESUME-05). */
  readonly userId: Option<UserId>;
  readonly startedAt: Instant;
  /** When the last call ended without a response; while it is open, when it began. */
  readonly unansweredAt: Instant;
  /** Whether the end of the last call was never recorded, as when the page was closed or reloaded. */
  readonly isCallOpen: boolean;
  /** How often it was sent. */
  readonly calls: number;
  /** None while no response has named it: not sent yet, or the response was lost. */
  readonly orderId: Option<OrderId>;
  /** Whether the backend said that it created no order. */
  readonly isRefused: boolean;
  /** Names of orders that existed before this attempt, so that none of them is its own. */
  readonly earlier: readonly OrderId[];
  /** Whether `earlier` holds the whole list of that time; false if the list could not be read. */
  readonly isEarlierComplete: boolean;
  /** What Pay now repeats, wherever it is pressed; none in an attempt that an earlier release kept (RESUME-02). */
  readonly terms: Option<PaymentTerms>;
}

/** The fields of a listed order that the checkout compares. */
export type OrderSeen = Pick<
  Transaction,
  'id' | 'orderId' | 'createdAt' | 'payment' | 'paymentText' | 'total'
>;

/** The name under which an order is paid: its Transaction ID, else its own id. */
export const payableId = (order: OrderSeen): OrderId => order.orderId || ownOrderId(order);

/** What is to be ordered now. */
export interface OrderIntent {
  readonly fingerprint: string;
  readonly cart: string;
  readonly total: Option<Paise>;
  readonly userId: Option<UserId>;
  readonly terms: PaymentTerms;
}

type Earlier = Pick<OrderAttempt, 'earlier' | 'isEarlierComplete'>;

/**
 * The orders that exist before a new attempt: those of the list, and those that the previous attempt knew or made, which
 * a delayed list may not show yet.
 */
export const ordersBefore = (before: Option<OrderAttempt>, seen: Option<readonly OrderSeen[]>): Earlier => {
  const placed = isSome(before) && isSome(before.value.orderId) ? [before.value.orderId.value] : [];
  const known = isSome(before) ? before.value.earlier : [];
  const listed = isSome(seen) ? seen.value.map(payableId) : [];
  return { earlier: [...new Set([...listed, ...known, ...placed])], isEarlierComplete: isSome(seen) };
};

/** A new attempt: one call and no order yet. */
export const newAttempt = (
  intent: OrderIntent,
  begun: Earlier & { readonly key: string; readonly startedAt: Instant },
): OrderAttempt => ({
  ...begun,
  ...intent,
  terms: some(intent.terms),
  unansweredAt: begun.startedAt,
  isCallOpen: true,
  calls: 1,
  orderId: none,
  isRefused: false,
});

/** Browsers abort a call without a response after five minutes. */
export const LONGEST_CALL_MS = 300_000;

/**
 * The attempt as a new press finds it while no page waits for its call: an end that was never recorded may have been as
 * late as now.
 */
export const withCallEnded = (attempt: OrderAttempt, now: Instant): OrderAttempt => {
  const { isCallOpen, orderId, isRefused, startedAt, unansweredAt } = attempt;
  if (!isCallOpen || isRefused || !isNone(orderId)) return attempt;
  const end = Math.min(now, startedAt + LONGEST_CALL_MS);
  return { ...attempt, isCallOpen: false, unansweredAt: instant(Math.max(unansweredAt, end)) };
};
