import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { fromEither, isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import { lostOrder } from '../../domain/checkout/lostOrder';
import { nextOrderStep, type OrderStep } from '../../domain/checkout/nextOrderStep';
import type { Order } from '../../domain/checkout/order';
import {
  after,
  type AttemptEvent,
  payableId,
  newAttempt,
  type OrderAttempt,
  type OrderIntent,
  ordersBefore,
  placedOrder,
} from '../../domain/checkout/orderAttempt';
import { isCartOfAttempt } from '../../domain/checkout/sameOrder';
import type { OrderOnceDependencies } from './OrderOnceDependencies';
import type { Instant } from '../../domain/dates/instant';
import type { OrderList } from '../../domain/transactions/orderList';
import type { OrderId } from '../../domain/transactions/transaction';
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

/** A press of Place Order. */
interface Press {
  readonly request: OrderRequest;
  readonly signal: AbortSignal;
  /** Nothing of a customer who has logged out is stored, read, or ordered in the next one's name. */
  readonly hasEnded: () => boolean;
}

interface ExistingOrder {
  readonly orderId: OrderId;
  readonly isPaid: boolean;
}

type Refusal = Extract<CheckoutRefused, { readonly isOutcomeUnknown: boolean }> & Reportable;
type Outcome = Either<(CheckoutRefused & Reportable) | StoppedWaiting, ExistingOrder>;
type DecidedStep = Exclude<OrderStep, { readonly kind: 'beginIfInCart' }>;
type Seen = Option<OrderList>;
type StoredAttempt = Option<OrderAttempt>;

/** One tab at a time decides whether an order is placed or paid. */
export const ORDER_LOCK = 'portal.placeOrder';

const refusalOf = (error: GatewayError): Refusal => ({
  kind: error.kind === 'Rejected' || error.kind === 'Malformed' ? 'OrderDeclined' : 'OrderFailed',
  message: error.message,
  isOutcomeUnknown: isOutcomeUnknown(error),
  ...reportOf(error),
});

/** Makes one order of one intent, despite several tabs, cancelled calls and lost responses (RESUME-04, RESUME-09). */
export class OrderOnce {
  constructor(private readonly deps: OrderOnceDependencies) {}

  /** Frees the lock as soon as the signal aborts; the next press continues a call that was already sent. */
  execute(request: OrderRequest, signal: AbortSignal): Promise<Outcome> {
    const press = { request, signal, hasEnded: sessionEnds(this.deps.session) };
    return this.deps.lock.run(ORDER_LOCK, () => orCancelled(this.carryOut(press), signal));
  }

  private async carryOut(press: Press): Promise<Outcome> {
    const { request, signal, hasEnded } = press;
    const isStopped = (): boolean => signal.aborted || hasEnded();
    const askedAt = this.deps.clock.now();
    const seen = this.needsList() ? await this.listedOrders(signal) : none;
    // A stopped press no longer holds the lock, so the stored attempt may belong to a newer press.
    if (isStopped()) return left(STOPPED_WAITING);
    const before = this.storedAttempt(askedAt);
    // A request that only looks for the order does not repeat the call, so only the list can show the order.
    const outlook = { seen, askedAt, honoursKeys: request.mayPlace && this.deps.orders.honoursKeys };
    const step = await this.decided(nextOrderStep(before, request.intent, outlook), before, signal);
    if (isStopped()) return left(STOPPED_WAITING);
    if (step.kind === 'unknown') return left({ kind: 'OrderUnknown' });
    if (step.kind === 'pay' || step.kind === 'showPaid') return this.useExisting(before, step);
    if (!request.mayPlace) return left({ kind: 'OrderNotPlaced' });
    return step.kind === 'begin'
      ? this.place(request.order, this.begin(request.intent, ordersBefore(before, seen)), signal)
      : this.repeat(press, step.attempt);
  }

  private storedAttempt(askedAt: Instant): StoredAttempt {
    const stored = this.deps.storage.attempt();
    return isSome(stored) ? this.record(stored.value, { kind: 'abandoned', at: askedAt }) : none;
  }

  // Reads the cart again: one that was shown before the payment, as in another tab, would order the same lines twice.
  private async decided(step: OrderStep, before: StoredAttempt, signal: AbortSignal): Promise<DecidedStep> {
    if (step.kind !== 'beginIfInCart') return step;
    const cart = fromEither(await this.deps.carts.load(signal)());
    const isInCart = isSome(cart) && isSome(before) && isCartOfAttempt(cart.value, before.value);
    return isInCart ? { kind: 'begin' } : { kind: 'showPaid', orderId: step.orderId };
  }

  // The list from before the call later tells a lost order from older ones; with a key this is not needed.
  private needsList(): boolean {
    return !this.deps.orders.honoursKeys || isSome(this.deps.storage.attempt());
  }

  private async listedOrders(signal?: AbortSignal): Promise<Seen> {
    return fromEither(await this.deps.transactions.allForCertain(signal)());
  }

  private useExisting(
    before: StoredAttempt,
    step: Extract<DecidedStep, { readonly orderId: OrderId }>,
  ): Outcome {
    if (isSome(before) && isNone(placedOrder(before))) this.foundOrder(before.value, step.orderId);
    return right({ orderId: step.orderId, isPaid: step.kind === 'showPaid' });
  }

  private begin(intent: OrderIntent, before: ReturnType<typeof ordersBefore>): OrderAttempt {
    const { keys, clock } = this.deps;
    return newAttempt(intent, { ...before, key: keys.next(), startedAt: clock.now() });
  }

  private async place(order: Order, attempt: OrderAttempt, signal: AbortSignal): Promise<Outcome> {
    const sent = await this.send(order, attempt, signal);
    if (isLeft(sent) && !sent.left.isOutcomeUnknown)
      this.record(attempt, { kind: 'refused', call: attempt.calls });
    return sent;
  }

  // A refused repetition says nothing about the call before it; only the list does.
  private async repeat({ request, signal, hasEnded }: Press, attempt: OrderAttempt): Promise<Outcome> {
    const again = after(attempt, { kind: 'sentAgain', at: this.deps.clock.now() });
    const sent = await this.send(request.order, again, signal);
    if (isRight(sent) || sent.left.isOutcomeUnknown) return sent;
    const askedAt = this.deps.clock.now();
    const lost = lostOrder(attempt, hasEnded() ? none : await this.listedOrders(), askedAt);
    if (lost.kind === 'none') this.record(again, { kind: 'refused', call: again.calls });
    if (lost.kind !== 'found') return left({ ...sent.left, isOutcomeUnknown: lost.kind === 'unknown' });
    return this.foundOrder(again, payableId(lost.order));
  }

  private async send(
    order: Order,
    attempt: OrderAttempt,
    signal: AbortSignal,
  ): Promise<Either<Refusal, ExistingOrder>> {
    const { storage, orders, clock } = this.deps;
    // Stored before the call, so that a missing response does not lose the key and a repetition that never ends is not
    // mistaken for the call before it.
    storage.keepAttempt(attempt);
    const placed = await orders.place({ ...order, userId: attempt.userId }, attempt.key, signal)();
    if (isRight(placed)) return this.foundOrder(attempt, placed.right);
    const refusal = refusalOf(placed.left);
    if (refusal.isOutcomeUnknown)
      this.record(attempt, { kind: 'lost', call: attempt.calls, at: clock.now() });
    return left(refusal);
  }

  private foundOrder(attempt: OrderAttempt, orderId: OrderId): Either<never, ExistingOrder> {
    this.record(attempt, { kind: 'placed', orderId });
    this.deps.analytics.track('Order Placed');
    return right({ orderId, isPaid: false });
  }

  /** Keeps what happened to the attempt, unless a newer one is kept; the attempt as it is kept now. */
  private record({ key }: OrderAttempt, event: AttemptEvent): StoredAttempt {
    const { storage } = this.deps;
    const kept = storage.attempt();
    // A late response must not change a newer attempt (RESUME-06).
    if (isNone(kept) || kept.value.key !== key) return kept;
    const now = after(kept.value, event);
    storage.keepAttempt(now);
    return some(now);
  }
}
