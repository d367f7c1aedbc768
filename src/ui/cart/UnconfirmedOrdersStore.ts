import { makeAutoObservable } from 'mobx';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import type { Cart } from '../../domain/cart/cart';
import { beingConfirmed, orderedTwice } from '../../domain/checkout/beingConfirmed';
import type { Transaction } from '../../domain/transactions/transaction';
import { Loadable } from '../state/Loadable';
import type { PageClock } from '../state/PageClock';

export interface UnconfirmedOrdersDependencies {
  readonly orders: TransactionGateway;
  readonly checkout: CheckoutStorage;
  readonly clock: PageClock;
}

/** The orders whose payment is being confirmed while their services stand in the cart again; none while unread. */
export class UnconfirmedOrdersStore {
  private readonly orders: Loadable<readonly Transaction[], GatewayError>;

  constructor(private readonly deps: UnconfirmedOrdersDependencies) {
    this.orders = new Loadable((signal) => deps.orders.all(signal)());
    makeAutoObservable<this, 'deps' | 'orders' | 'around'>(
      this,
      { deps: false, orders: false, ofCart: false, orderedTwice: false, around: false },
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

  /** What Place Order asks about first. */
  orderedTwice(cart: Cart): readonly string[] {
    return orderedTwice(this.around(cart));
  }

  ofCart(cart: Cart): readonly Transaction[] {
    return beingConfirmed(this.around(cart));
  }

  private around(cart: Cart): Parameters<typeof beingConfirmed>[0] {
    const { checkout, clock } = this.deps;
    return { orders: this.orders.value ?? [], attempt: checkout.attempt(), cart, now: clock.now() };
  }
}
