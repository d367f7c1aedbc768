import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { fromEither, isNone, isSome, map, none, type Option, some } from 'fp-ts/Option';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import { lostOrder } from '../../domain/checkout/lostOrder';
import { nextOrderStep, type OrderStep } from '../../domain/checkout/nextOrderStep';
import type { Order } from '../../domain/checkout/order';
import {
  payableId,
  newAttempt,
  type OrderAttempt,
  type OrderIntent,
  ordersBefore,
  withCallEnded,
} from '../../domain/checkout/orderAttempt';
import { isCartOfAttempt } from '../../domain/checkout/sameOrder';
import type { OrderOnceDependencies } from './OrderOnceDependencies';
import type { Instant } from '../../domain/dates/instant';
import type { OrderId, Transaction } from '../../domain/transactions/transaction';
import { orCancelled, type StoppedWaiting, STOPPED_WAITING } from '../ports/stoppedWaiting';
import { type GatewayError, type Reportable, reportOf } from '../ports/gatewayError';
import { sessionEnds } from '../session/sessionEnds';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';

export interface OrderRequest {
  readonly order: Order;
  readonly intent: OrderIntent;
  /** If false, the order is only looked for and never placed. */
  readonly mayPlace: boolean;
}

interface ExistingOrder {
  readonly orderId: OrderId;
  readonly isPaid: boolean;
}

type Refusal = Pick<Extract<CheckoutRefused, { readonly isOutcomeUnknown: boolean }>, 'kind' | 'message'> &
  Reportable;
type Outcome = Either<(CheckoutRefused & Reportable) | StoppedWaiting, ExistingOrder>;
type DecidedStep = Exclude<OrderStep, { readonly kind: 'beginIfInCart' }>;
type Seen = Option<readonly Transaction[]>;
type StoredAttempt = Option<OrderAttempt>;

/** One tab at a time decides whether an order is placed or paid. */
export const ORDER_LOCK = 'portal.placeOrder';

const existing = (orderId: OrderId): Outcome => right({ orderId, isPaid: false });

/** Makes one order of one intent, despite several tabs, cancelled calls and lost responses (RESUME-04, RESUME-09). */
export class OrderOnce {
  constructor(private readonly deps: OrderOnceDependencies) {}

  /** Frees the lock as soon as the signal aborts; the next press continues a call that was already sent. */
  execute(request: OrderRequest, signal: AbortSignal): Promise<Outcome> {
    const hasEnded = sessionEnds(this.deps.session);
    // Nothing of a customer who has logged out is stored, or ordered in the next one's name.
    const isStopped = (): boolean => signal.aborted || hasEnded();
    return this.deps.lock.run(ORDER_LOCK, () =>
      orCancelled(this.carryOut(request, signal, isStopped), signal),
    );
  }

  private async carryOut(
    request: OrderRequest,
    signal: AbortSignal,
    isStopped: () => boolean,
  ): Promise<Outcome> {
    const askedAt = this.deps.clock.now();
    const seen = this.needsList() ? await this.listedOrders(signal) : none;
    // A stopped press no longer holds the lock, so the stored attempt may belong to a newer press.
    if (isStopped()) return left(STOPPED_WAITING);
    const before = this.storedAttempt(askedAt);
    // A request that only looks for the order does not repeat the call, so only the list can show the order.
    const outlook = { seen, askedAt, honoursKeys: request.mayPlace && this.honoursKeys() };
    const step = await this.decided(nextOrderStep(before, request.intent, outlook), before, signal);
    if (isStopped()) return left(STOPPED_WAITING);
    if (step.kind === 'unknown') return left({ kind: 'OrderUnknown' });
    if (step.kind === 'pay' || step.kind === 'showPaid') return this.useExisting(before, step);
    if (!request.mayPlace) return left({ kind: 'OrderNotPlaced' });
    const attempt =
      step.kind === 'begin'
        ? this.begin(request.intent, ordersBefore(before, seen))
        : { ...step.attempt, calls: step.attempt.calls + 1, isCallOpen: true };
    return this.place(request.order, attempt, signal);
  }

  private storedAttempt(askedAt: Instant): StoredAttempt {
    const { storage } = this.deps;
    const stored = map((attempt: OrderAttempt) => withCallEnded(attempt, askedAt))(storage.attempt());
    if (isSome(stored)) storage.keepAttempt(stored.value);
    return stored;
  }

  // Reads the cart again: one that was shown before the payment, as in another tab, would order the same lines twice.
  private async decided(step: OrderStep, before: StoredAttempt, signal: AbortSignal): Promise<DecidedStep> {
    if (step.kind !== 'beginIfInCart') return step;
    const cart = fromEither(await this.deps.carts.load(signal)());
    const isInCart = isSome(cart) && isSome(before) && isCartOfAttempt(cart.value, before.value);
    return isInCart ? { kind: 'begin' } : { kind: 'showPaid', orderId: step.orderId };
  }

  private honoursKeys(): boolean {
    return this.deps.deployment.configuration.api.idempotency;
  }

  // The list from before the call later tells a lost order from older ones; with a key this is not needed.
  private needsList(): boolean {
    return !this.honoursKeys() || isSome(this.deps.storage.attempt());
  }

  private async listedOrders(signal?: AbortSignal): Promise<Seen> {
    return fromEither(await this.deps.transactions.all(signal)());
  }

  private useExisting(
    before: StoredAttempt,
    step: Extract<DecidedStep, { readonly orderId: OrderId }>,
  ): Outcome {
    if (isSome(before) && isNone(before.value.orderId)) this.keepOrderId(before.value, step.orderId);
    return right({ orderId: step.orderId, isPaid: step.kind === 'showPaid' });
  }

  private begin(
    intent: OrderIntent,
    before: Pick<OrderAttempt, 'earlier' | 'isEarlierComplete'>,
  ): OrderAttempt {
    const { keys, clock } = this.deps;
    return newAttempt(intent, { ...before, key: keys.next(), startedAt: clock.now() });
  }

  private async place(order: Order, attempt: OrderAttempt, signal: AbortSignal): Promise<Outcome> {
    // Stored before the call, so that a missing response does not lose the key and a repetition that never ends is not
    // mistaken for the call before it.
    this.deps.storage.keepAttempt({ ...attempt, unansweredAt: this.deps.clock.now() });
    const sent = { ...order, userId: attempt.userId };
    const placed = await this.deps.orders.place(sent, attempt.key, signal)();
    if (isLeft(placed)) return this.refused(placed.left, attempt);
    this.keepOrderId(attempt, placed.right);
    return existing(placed.right);
  }

  private keepOrderId(attempt: OrderAttempt, orderId: OrderId): void {
    const { storage, analytics } = this.deps;
    if (isSome(this.kept(attempt))) storage.keepAttempt({ ...attempt, orderId: some(orderId) });
    analytics.track('Order Placed');
  }

  private async refused(error: GatewayError, attempt: OrderAttempt): Promise<Outcome> {
    const isAnswered = error.kind === 'Rejected' || error.kind === 'Malformed';
    const refusal: Refusal = {
      kind: isAnswered ? 'OrderDeclined' : 'OrderFailed',
      message: error.message,
      ...reportOf(error),
    };
    if (isOutcomeUnknown(error)) {
      this.keepUnknownOutcome(attempt);
      return left({ ...refusal, isOutcomeUnknown: true });
    }
    if (attempt.calls > 1) return this.afterRefusedRepeat(attempt, refusal);
    this.close(attempt);
    return left({ ...refusal, isOutcomeUnknown: false });
  }

  // A refused repetition says nothing about the call before it; only the list does.
  private async afterRefusedRepeat(attempt: OrderAttempt, refusal: Refusal): Promise<Outcome> {
    const askedAt = this.deps.clock.now();
    const lost = lostOrder(attempt, await this.listedOrders(), askedAt);
    if (lost.kind === 'none') this.close(attempt);
    if (lost.kind !== 'found') return left({ ...refusal, isOutcomeUnknown: lost.kind === 'unknown' });
    this.keepOrderId(attempt, payableId(lost.order));
    return existing(payableId(lost.order));
  }

  private keepUnknownOutcome(attempt: OrderAttempt): void {
    const { storage, clock } = this.deps;
    if (this.isLatest(attempt))
      storage.keepAttempt({ ...attempt, isCallOpen: false, unansweredAt: clock.now() });
  }

  // A refused attempt is kept, since the next attempt needs the earlier orders that it knows.
  private close(attempt: OrderAttempt): void {
    if (this.isLatest(attempt)) this.deps.storage.keepAttempt({ ...attempt, isRefused: true });
  }

  // A late response must not change a newer attempt (RESUME-06).
  private kept(attempt: OrderAttempt): StoredAttempt {
    const now = this.deps.storage.attempt();
    return isSome(now) && now.value.key === attempt.key ? now : none;
  }

  /** Whether the attempt was neither sent again nor found since this call. */
  private isLatest(attempt: OrderAttempt): boolean {
    const kept = this.kept(attempt);
    return isSome(kept) && kept.value.calls === attempt.calls && isNone(kept.value.orderId);
  }
}
