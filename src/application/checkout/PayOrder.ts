import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { fromEither, isNone, none, type Option, some } from 'fp-ts/Option';
import { orderState } from '../../domain/checkout/orderState';
import type { PaymentTerms } from '../../domain/checkout/payment';
import { listedOrder } from '../../domain/checkout/paymentResult';
import type { PayRefused } from '../../domain/checkout/payRefused';
import type { OrderId } from '../../domain/transactions/transaction';
import { type Reportable, reportOf } from '../ports/gatewayError';
import type { CartGateway } from '../ports/CartGateway';
import type { CheckoutStorage } from '../ports/CheckoutStorage';
import type { ExclusiveLock } from '../ports/ExclusiveLock';
import type { PreparedPayment } from '../ports/PaymentGateway';
import { orCancelled, type StoppedWaiting, STOPPED_WAITING } from '../ports/stoppedWaiting';
import type { TransactionGateway } from '../ports/TransactionGateway';
import { ORDER_LOCK } from './OrderOnce';
import { type PaymentDependencies, preparePayment, resultOf } from './preparePayment';

export interface PayOrderDependencies extends PaymentDependencies {
  readonly transactions: TransactionGateway;
  readonly carts: CartGateway;
  readonly storage: CheckoutStorage;
  readonly lock: ExclusiveLock;
}

type Refused = (PayRefused & Reportable) | StoppedWaiting;

/** None for an order that is paid: its result page is shown instead. */
type Decision = Either<Refused, Option<PaymentTerms>>;

/** Starts the payment of an order that was placed; it places none, from whatever screen or tab (RESUME-02). */
export class PayOrder {
  constructor(private readonly deps: PayOrderDependencies) {}

  async execute(orderId: OrderId, signal: AbortSignal): Promise<Either<Refused, PreparedPayment>> {
    // Waits for a press in another tab that is about to replace the order.
    const decided = await this.deps.lock.run(ORDER_LOCK, () =>
      orCancelled(this.decide(orderId, signal), signal),
    );
    if (isLeft(decided)) return decided;
    if (isNone(decided.right)) return right(resultOf(orderId));
    const prepared = await preparePayment(this.deps, { orderId, terms: decided.right.value }, signal)();
    if (!isLeft(prepared)) return prepared;
    const { kind, message } = prepared.left;
    if (kind === 'Cancelled') return left(STOPPED_WAITING);
    return left({ kind: 'PaymentFailed', message, ...reportOf(prepared.left) });
  }

  // Reads list and cart again: what the page shows may be from before another tab paid or changed the cart.
  private async decide(orderId: OrderId, signal: AbortSignal): Promise<Decision> {
    const { transactions, carts, storage } = this.deps;
    const [orders, cart] = await Promise.all([transactions.allForCertain(signal)(), carts.load(signal)()]);
    if (isLeft(orders)) return left({ kind: 'OrdersUnread', ...reportOf(orders.left) });
    if (isLeft(cart)) return left({ kind: 'OrdersUnread', ...reportOf(cart.left) });
    const listed = orders.right.orders;
    const order = listedOrder(orderId, listed);
    if (isNone(order)) return left({ kind: 'OrdersUnread' });
    const attempt = storage.attempt();
    const state = orderState(order.value, { orders: listed, attempt, cart: fromEither(cart) });
    if (state.kind === 'paid') return right(none);
    if (state.kind !== 'payable' || isNone(attempt)) return left({ kind: 'NotPayable', state });
    const { terms } = attempt.value;
    return isNone(terms) ? left({ kind: 'OnlyFromCart' }) : right(some(terms.value));
  }
}
