import { type Either, isLeft, left, right, isRight } from 'fp-ts/Either';
import { isNone, isSome, map } from 'fp-ts/Option';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import { isSettled } from '../../domain/checkout/lostOrder';
import { placedOrder } from '../../domain/checkout/orderAttempt';
import { type Order, orderOf } from '../../domain/checkout/order';
import { type CheckedOrderForm, checkOrderForm, type OrderForm } from '../../domain/checkout/orderForm';
import { isFree, payableNow } from '../../domain/checkout/payableNow';
import { isMissing } from '../../domain/checkout/paymentResult';
import { cartFingerprint, orderFingerprint } from '../../domain/checkout/sameOrder';
import type { User } from '../../domain/session/user';
import type { OrderId } from '../../domain/transactions/transaction';
import { type Reportable, reportOf } from '../ports/gatewayError';
import type { StoppedWaiting } from '../ports/stoppedWaiting';
import type { PreparedPayment } from '../ports/PaymentGateway';
import { SharedCalls } from '../waiting/SharedCalls';
import { type PaymentDependencies, preparePayment, resultOf } from './preparePayment';
import { OrderOnce, type OrderRequest } from './OrderOnce';
import type { OrderOnceDependencies } from './OrderOnceDependencies';

export interface PlaceOrderDependencies extends OrderOnceDependencies, PaymentDependencies {}

/** What the customer orders. */
export interface Checkout {
  readonly form: OrderForm;
  readonly cart: Cart;
  readonly discountCode: string;
  /** Aborts when the customer stops waiting; the next try continues a call with an unknown outcome. */
  readonly signal?: AbortSignal;
}

type Refused = (CheckoutRefused & Reportable) | StoppedWaiting;
type Result = Promise<Either<Refused, PreparedPayment>>;

/** Places an order once, however often it is requested, and prepares its payment (PAY-13, PAY-20, AMB-33). */
export class PlaceOrder {
  /** Calls under way, by whether they may place an order and by fingerprint. */
  private readonly underWay = new SharedCalls<Refused, PreparedPayment>();
  private readonly once: OrderOnce;

  constructor(private readonly deps: PlaceOrderDependencies) {
    this.once = new OrderOnce(deps);
  }

  /** The same order joins the one under way, from any screen (PAY-20). */
  execute(checkout: Checkout): Result {
    return this.ask(checkout, true);
  }

  /** After a lost response: continues with the order if it exists, refuses if there is none; places nothing (RESUME-04). */
  checkAgain(checkout: Checkout): Result {
    return this.ask(checkout, false);
  }

  private async ask(checkout: Checkout, mayPlace: boolean): Result {
    const { cart, signal } = checkout;
    const payable = payableNow(cart);
    if (isLeft(payable)) return payable;
    const form = checkOrderForm(checkout.form);
    if (isLeft(form)) return form;
    const order = this.orderOf(form.right, checkout);
    const fingerprint = orderFingerprint(order, cart);
    const { total } = cart.payment;
    const { gstin: _, ...payer } = order.form;
    const terms = { amountText: isFree(cart) ? '' : cart.payment.payableText, payer };
    const intent = { fingerprint, cart: cartFingerprint(cart), total, userId: order.userId, terms };
    return this.underWay.ask(
      JSON.stringify([mayPlace, fingerprint]),
      (shared) => this.carryOut({ order, intent, mayPlace }, shared),
      signal,
    );
  }

  private orderOf(form: CheckedOrderForm, { cart, discountCode }: Checkout): Order {
    const { session, payments } = this.deps;
    const userId = map((user: User) => user.id)(session.user());
    return orderOf(form, cart, { userId, gateway: payments.name, discountCode });
  }

  private async carryOut(request: OrderRequest, signal: AbortSignal): Result {
    const placed = await this.once.execute(request, signal);
    if (isLeft(placed)) return placed;
    const { orderId, isPaid } = placed.right;
    if (isPaid) return right(resultOf(orderId));
    const prepared = await preparePayment(this.deps, { orderId, terms: request.intent.terms }, signal)();
    if (isRight(prepared)) return prepared;
    if (prepared.left.kind === 'NotFound') await this.forgetUnknown(orderId, signal);
    return left({ kind: 'PaymentFailed', message: prepared.left.message, ...reportOf(prepared.left) });
  }

  // An order that neither the payment provider nor the list knows does not exist, and the next try starts over. A missing
  // payment for a listed order, or an unavailable list, must not lead to a second order.
  private async forgetUnknown(orderId: OrderId, signal: AbortSignal): Promise<void> {
    const { transactions, storage, clock } = this.deps;
    const askedAt = clock.now();
    const orders = await transactions.allForCertain(signal)();
    if (isLeft(orders) || !isMissing(orderId, orders.right)) return;
    const attempt = storage.attempt();
    if (isNone(attempt) || !isSettled(attempt.value, askedAt)) return;
    const named = placedOrder(attempt);
    if (isSome(named) && named.value === orderId) storage.forgetAttempt();
  }
}
