import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { getOrElse, isNone, isSome, map, some } from 'fp-ts/Option';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import { type Order, orderOf } from '../../domain/checkout/order';
import {
  newAttempt,
  nextOrderStep,
  type OrderAttempt,
  ordersBefore,
  type OrderWish,
} from '../../domain/checkout/orderAttempt';
import { type CheckedOrderForm, checkOrderForm, type OrderForm } from '../../domain/checkout/orderForm';
import { listedOrder } from '../../domain/checkout/paymentResult';
import { orderFingerprint } from '../../domain/checkout/sameOrder';
import { paise } from '../../domain/money/money';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Analytics } from '../ports/Analytics';
import type { Browser } from '../ports/Browser';
import type { Cancellation, StoppedWaiting } from '../ports/Cancellation';
import type { CheckoutVault } from '../ports/CheckoutVault';
import type { Clock } from '../ports/Clock';
import { type GatewayError, mayHaveHappened } from '../ports/gatewayError';
import type { KeyMaker } from '../ports/KeyMaker';
import type { OrderGateway } from '../ports/OrderGateway';
import type { PaymentGateway, PreparedPayment } from '../ports/PaymentGateway';
import type { SessionVault } from '../ports/SessionVault';
import type { TransactionGateway } from '../ports/TransactionGateway';
import { SharedAnswers } from '../waiting/SharedAnswers';

export interface PlaceOrderPieces {
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  readonly transactions: TransactionGateway;
  readonly analytics: Analytics;
  readonly vault: CheckoutVault;
  readonly session: SessionVault;
  readonly browser: Browser;
  readonly clock: Clock;
  readonly keys: KeyMaker;
}

/** What the customer orders. */
export interface Checkout {
  readonly form: OrderForm;
  readonly cart: Cart;
  readonly discountCode: string;
  /** The customer's wish to wait no longer; what is then unclear is carried on by the next try. */
  readonly patience?: Cancellation;
}

type Answer = Promise<Either<CheckoutRefused, PreparedPayment>>;

/** Places an order once, however often it is asked, and makes its payment ready (section 4, Checkout; AMB-33). */
export class PlaceOrder {
  /** By fingerprint. */
  private readonly underWay = new SharedAnswers<CheckoutRefused, PreparedPayment>();

  constructor(private readonly pieces: PlaceOrderPieces) {}

  /** The same wish asked again while it is under way joins it, from whatever screen (requirement PAY-20). */
  async execute(checkout: Checkout): Promise<Either<CheckoutRefused | StoppedWaiting, PreparedPayment>> {
    const form = checkOrderForm(checkout.form);
    if (isLeft(form)) return form;
    const order = this.orderOf(form.right, checkout);
    const wish = {
      fingerprint: orderFingerprint(order, checkout.cart),
      total: getOrElse(() => paise(0))(checkout.cart.payment.total),
    };
    return this.underWay.ask(
      wish.fingerprint,
      (patience) => this.carryOut(order, wish, { ...checkout, patience }),
      checkout.patience,
    );
  }

  private orderOf(form: CheckedOrderForm, { cart, discountCode }: Checkout): Order {
    const { session, payments } = this.pieces;
    const userId = map((user: { readonly id: string }) => user.id)(session.user());
    return orderOf(form, cart, { userId, gateway: payments.name, discountCode });
  }

  private async carryOut(order: Order, wish: OrderWish, { cart, patience }: Checkout): Answer {
    const orderId = await this.orderIdOf(order, wish, patience);
    if (isLeft(orderId)) return orderId;
    const { payments, browser, vault } = this.pieces;
    const amountText = cart.payment.payableText;
    const payment = { order, orderId: orderId.right, amountText, origin: browser.origin() };
    const prepared = await payments.prepare(payment, patience)();
    if (!isLeft(prepared)) return prepared;
    if (prepared.left.kind === 'NotFound' && (await this.isUnknown(orderId.right))) vault.forgetAttempt();
    return left({ kind: 'PaymentFailed', message: prepared.left.message });
  }

  // An order that neither the payment nor the list knows is none, and the next try begins anew; a payment that is
  // missing for an order that is listed, or a list that is not available, must not lead to a second order.
  private async isUnknown(orderId: string): Promise<boolean> {
    const orders = await this.pieces.transactions.all()();
    return !isLeft(orders) && isNone(listedOrder(orderId, orders.right));
  }

  private async orderIdOf(
    order: Order,
    wish: OrderWish,
    patience?: Cancellation,
  ): Promise<Either<CheckoutRefused, string>> {
    const before = this.pieces.vault.attempt();
    const orders = isNone(before) ? [] : await this.listedOrders();
    const step = nextOrderStep(before, wish, orders);
    if (step.kind === 'begin')
      return this.place(order, this.begin(wish, ordersBefore(before, orders)), patience);
    if (step.kind === 'tryAgain') return this.place(order, step.attempt, patience);
    if (isSome(before) && isNone(before.value.orderId)) this.named(before.value, step.orderId);
    return right(step.orderId);
  }

  // A list that is not available names no order as paid; the backend refuses to be paid twice anyway.
  private async listedOrders(): Promise<readonly Transaction[]> {
    const orders = await this.pieces.transactions.all()();
    return isLeft(orders) ? [] : orders.right;
  }

  // Kept before the call: an answer that never comes must not lose the key.
  private begin(wish: OrderWish, earlier: readonly string[]): OrderAttempt {
    const { keys, clock, vault } = this.pieces;
    const attempt = newAttempt(wish, { key: keys.fresh(), startedAt: clock.now(), earlier });
    vault.keepAttempt(attempt);
    return attempt;
  }

  private async place(
    order: Order,
    attempt: OrderAttempt,
    patience?: Cancellation,
  ): Promise<Either<CheckoutRefused, string>> {
    const placed = await this.pieces.orders.place(order, attempt.key, patience)();
    if (isLeft(placed)) return this.refused(placed.left, attempt);
    this.named(attempt, placed.right);
    return placed;
  }

  private named(attempt: OrderAttempt, orderId: string): void {
    const { vault, analytics } = this.pieces;
    if (this.isCurrent(attempt)) vault.keepAttempt({ ...attempt, orderId: some(orderId) });
    analytics.track('Order Placed', { order_id: orderId });
  }

  private refused(error: GatewayError, attempt: OrderAttempt): Either<CheckoutRefused, never> {
    if (!mayHaveHappened(error) && this.isCurrent(attempt)) this.pieces.vault.forgetAttempt();
    const isAnswered = error.kind === 'Rejected' || error.kind === 'Malformed';
    return left({ kind: isAnswered ? 'OrderDeclined' : 'OrderFailed', message: error.message });
  }

  // The answer may come late, when another wish has begun; that one's key must stay.
  private isCurrent(attempt: OrderAttempt): boolean {
    const now = this.pieces.vault.attempt();
    return isSome(now) && now.value.key === attempt.key;
  }
}
