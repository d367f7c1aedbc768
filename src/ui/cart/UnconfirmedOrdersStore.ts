import { exists } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { Clock } from '../../application/ports/Clock';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import type { Cart } from '../../domain/cart/cart';
import { beingConfirmed, heldServices } from '../../domain/checkout/beingConfirmed';
import type { OrderAttempt } from '../../domain/checkout/orderAttempt';
import { cartFingerprint } from '../../domain/checkout/sameOrder';
import type { Transaction } from '../../domain/transactions/transaction';
import { Loadable } from '../state/Loadable';

export interface UnconfirmedOrdersDependencies {
  readonly orders: TransactionGateway;
  readonly checkout: CheckoutStorage;
  readonly clock: Clock;
}

/** The orders whose payment is being confirmed while their services stand in the cart again; none while unread. */
export class UnconfirmedOrdersStore {
  private readonly orders: Loadable<readonly Transaction[], GatewayError>;

  constructor(private readonly deps: UnconfirmedOrdersDependencies) {
    this.orders = new Loadable((signal) => deps.orders.all(signal)());
    makeAutoObservable<this, 'deps' | 'orders'>(
      this,
      { deps: false, orders: false, ofCart: false, heldIn: false },
      { autoBind: true },
    );
  }

  open(): void {
    void this.orders.load();
  }

  /** Called when the customer leaves the cart. */
  close(): void {
    this.orders.forget();
  }

  /** The services that Place Order would order a second time; none where it leads to the order that was begun with this cart. */
  heldIn(cart: Cart): readonly string[] {
    const isBegun = exists((attempt: OrderAttempt) => attempt.cart === cartFingerprint(cart))(
      this.deps.checkout.attempt(),
    );
    return isBegun ? [] : heldServices(cart, this.ofCart(cart));
  }

  ofCart(cart: Cart): readonly Transaction[] {
    const { checkout, clock } = this.deps;
    const orders = this.orders.value ?? [];
    return beingConfirmed({ orders, attempt: checkout.attempt(), cart, now: clock.now() });
  }
}
