import { chain, isSome, none, type Option, some } from 'fp-ts/Option';
import { type Instant, instant } from '../dates/instant';
import type { Paise } from '../money/money';
import type { UserId } from '../session/user';
import type { OrderList } from '../transactions/orderList';
import { type OrderId, ownOrderId, type Transaction } from '../transactions/transaction';
import type { PaymentTerms } from './payment';

/** How far the latest call of an attempt came. */
export type AttemptStage =
  /** Without an end, or without one that was recorded, as when the page was closed or reloaded. */
  | { readonly kind: 'calling' }
  /** It ended without a response. */
  | { readonly kind: 'unanswered' }
  /** A response or the list of orders has named its order. */
  | { readonly kind: 'placed'; readonly orderId: OrderId }
  /** The backend said that it created no order. */
  | { readonly kind: 'refused' };

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
  /** How often it was sent. */
  readonly calls: number;
  readonly stage: AttemptStage;
  /** Names of orders that existed before this attempt, so that none of them is its own. */
  readonly earlier: readonly OrderId[];
  /** Whether `earlier` holds the whole list of that time; false if the list could not be read to its end. */
  readonly isEarlierComplete: boolean;
  /** Whether a bare no was all that was said of orders before this attempt, and none was known. */
  readonly isNoneSaid?: boolean;
  /** What Pay now repeats, wherever it is pressed; none in an attempt that an earlier release kept (RESUME-02). */
  readonly terms: Option<PaymentTerms>;
}

/** The order that an attempt made; none while no response has named it, as when the response was lost. */
export const placedOrder = (attempt: Option<OrderAttempt>): Option<OrderId> =>
  chain(({ stage }: OrderAttempt) => (stage.kind === 'placed' ? some(stage.orderId) : none))(attempt);

/** The fields of a listed order that the checkout compares. */
export type OrderSeen = Pick<Transaction, 'id' | 'orderId' | 'createdAt' | 'payment' | 'total'>;

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

type Earlier = Pick<OrderAttempt, 'earlier' | 'isEarlierComplete' | 'isNoneSaid'>;

/**
 * The orders that exist before a new attempt: those of the list, and those that the previous attempt knew or made, which
 * a delayed list may not show yet.
 */
export const ordersBefore = (before: Option<OrderAttempt>, seen: Option<OrderList<OrderSeen>>): Earlier => {
  const order = placedOrder(before);
  const placed = isSome(order) ? [order.value] : [];
  const known = isSome(before) ? before.value.earlier : [];
  const { orders, isWhole, isBareNo = false } = isSome(seen) ? seen.value : { orders: [], isWhole: false };
  const earlier = [...new Set([...orders.map(payableId), ...known, ...placed])];
  return {
    earlier,
    isEarlierComplete: isWhole,
    ...(isBareNo && earlier.length === 0 ? { isNoneSaid: true } : {}),
  };
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
  calls: 1,
  stage: { kind: 'calling' },
});

/** Browsers abort a call without a response after five minutes. */
export const LONGEST_CALL_MS = 300_000;

/** What happens to an attempt. */
export type AttemptEvent =
  | { readonly kind: 'sentAgain'; readonly at: Instant }
  /** The call of that number got no response. */
  | { readonly kind: 'lost'; readonly call: number; readonly at: Instant }
  | { readonly kind: 'refused'; readonly call: number }
  | { readonly kind: 'placed'; readonly orderId: OrderId }
  /** No page waits for its call any more. */
  | { readonly kind: 'abandoned'; readonly at: Instant };

/** An end that was never recorded may have been as late as now; the latest call began when the attempt says, also a repetition. */
const abandoned = (attempt: OrderAttempt, now: Instant): OrderAttempt => {
  if (attempt.stage.kind !== 'calling') return attempt;
  const end = Math.min(now, attempt.unansweredAt + LONGEST_CALL_MS);
  const unansweredAt = instant(Math.max(attempt.unansweredAt, end));
  return { ...attempt, unansweredAt, stage: { kind: 'unanswered' } };
};

/** Whether the end of that call still tells how far the attempt came: it was neither sent again nor found since. */
const isLatest = ({ calls, stage }: OrderAttempt, call: number): boolean =>
  call === calls && stage.kind !== 'placed';

/** The attempt after an event; the late end of an earlier call changes nothing (RESUME-06). */
export const after = (attempt: OrderAttempt, event: AttemptEvent): OrderAttempt => {
  switch (event.kind) {
    case 'sentAgain':
      return {
        ...attempt,
        calls: attempt.calls + 1,
        unansweredAt: event.at,
        stage: { kind: 'calling' },
      };
    case 'lost':
      return isLatest(attempt, event.call)
        ? { ...attempt, unansweredAt: event.at, stage: { kind: 'unanswered' } }
        : attempt;
    case 'refused':
      return isLatest(attempt, event.call) ? { ...attempt, stage: { kind: 'refused' } } : attempt;
    case 'placed':
      return { ...attempt, stage: { kind: 'placed', orderId: event.orderId } };
    case 'abandoned':
      return abandoned(attempt, event.at);
  }
};
