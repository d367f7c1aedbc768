import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone, map, some } from 'fp-ts/Option';
import type { Cart } from '../../domain/cart/cart';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import { type Order, orderOf } from '../../domain/checkout/order';
import {
  newAttempt,
  nextOrderStep,
  type OrderAttempt,
  type OrderWish,
} from '../../domain/checkout/orderAttempt';
import { checkOrderForm, type OrderForm } from '../../domain/checkout/orderForm';
import { orderFingerprint } from '../../domain/checkout/sameOrder';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Analytics } from '../ports/Analytics';
import type { Browser } from '../ports/Browser';
import type { CheckoutVault } from '../ports/CheckoutVault';
import type { Clock } from '../ports/Clock';
import type { GatewayError } from '../ports/gatewayError';
import type { KeyMaker } from '../ports/KeyMaker';
import type { OrderGateway } from '../ports/OrderGateway';
import type { PaymentGateway, PreparedPayment } from '../ports/PaymentGateway';
import type { SessionVault } from '../ports/SessionVault';
import type { TransactionGateway } from '../ports/TransactionGateway';

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
}

/** After these nothing is known of the order: it may exist, so that the same intention must be tried again. */
const UNCLEAR: ReadonlySet<GatewayError['kind']> = new Set([
  'Unreachable',
  'ServerFault',
  'Unexpected',
  'Malformed',
  'Cancelled',
]);

/** Places an order once, however often it is asked, and makes its payment ready (section 4, Checkout; AMB-33). */
export class PlaceOrder {
  constructor(private readonly pieces: PlaceOrderPieces) {}

  async execute(checkout: Checkout): Promise<Either<CheckoutRefused, PreparedPayment>> {
    const form = checkOrderForm(checkout.form);
    if (isLeft(form)) return form;
    const { session, payments, browser } = this.pieces;
    const userId = map((user: { readonly id: string }) => user.id)(session.user());
    const context = { userId, gateway: payments.name, discountCode: checkout.discountCode };
    const order = orderOf(form.right, checkout.cart, context);
    const orderId = await this.orderIdOf(order, checkout.cart);
    if (isLeft(orderId)) return orderId;
    const amountText = checkout.cart.payment.payableText;
    const prepared = await payments.prepare({
      order,
      orderId: orderId.right,
      amountText,
      origin: browser.origin(),
    })();
    return isLeft(prepared) ? left({ kind: 'PaymentFailed', message: prepared.left.message }) : prepared;
  }

  private async orderIdOf(order: Order, cart: Cart): Promise<Either<CheckoutRefused, string>> {
    const wish = { fingerprint: orderFingerprint(order, cart), total: cart.payment.total };
    const before = this.pieces.vault.attempt();
    const orders = isNone(before) ? [] : await this.listedOrders();
    const step = nextOrderStep(before, wish, orders);
    if (step.kind === 'payAgain') return right(step.orderId);
    return this.place(order, step.kind === 'tryAgain' ? step.attempt : this.begin(wish));
  }

  // A list that is not available names no order as paid; the backend refuses to be paid twice anyway.
  private async listedOrders(): Promise<readonly Transaction[]> {
    const orders = await this.pieces.transactions.all()();
    return isLeft(orders) ? [] : orders.right;
  }

  // Kept before the call: an answer that never comes must not lose the key.
  private begin(wish: OrderWish): OrderAttempt {
    const { keys, clock, vault } = this.pieces;
    const attempt = newAttempt(keys.fresh(), wish, clock.now());
    vault.keepAttempt(attempt);
    return attempt;
  }

  private async place(order: Order, attempt: OrderAttempt): Promise<Either<CheckoutRefused, string>> {
    const { orders, vault, analytics } = this.pieces;
    const placed = await orders.place(order, attempt.key)();
    if (isLeft(placed)) return this.refused(placed.left);
    vault.keepAttempt({ ...attempt, orderId: some(placed.right) });
    analytics.track('Order Placed', { order_id: placed.right });
    return placed;
  }

  private refused({ kind, message }: GatewayError): Either<CheckoutRefused, never> {
    if (!UNCLEAR.has(kind)) this.pieces.vault.forgetAttempt();
    return left(kind === 'Rejected' ? { kind: 'OrderDeclined', message } : { kind: 'OrderFailed', message });
  }
}
