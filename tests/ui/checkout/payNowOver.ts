import { PayOrder } from '../../../src/application/checkout/PayOrder';
import { Deployment } from '../../../src/application/configuration/Deployment';
import type { CartStore } from '../../../src/ui/cart/CartStore';
import { PayNowStore } from '../../../src/ui/checkout/PayNowStore';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import type { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import type { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import type { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import type { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';

/** What Pay now works with, in memory. */
interface PayingBackend {
  readonly transactions: InMemoryTransactionGateway;
  readonly carts: InMemoryCartGateway;
  readonly checkout: InMemoryCheckoutStorage;
  readonly payments: InMemoryPaymentGateway;
  readonly notifier?: InMemoryNotifier;
  readonly timer?: InMemoryTimer;
}

/** Pay now over a backend, as one screen has it. */
export const payNowOver = (backend: PayingBackend, cart: CartStore): PayNowStore => {
  const { transactions, carts, checkout, payments } = backend;
  const { notifier = new InMemoryNotifier(), timer = new InMemoryTimer() } = backend;
  const payOrder = new PayOrder({
    transactions,
    carts,
    payments,
    storage: checkout,
    lock: new InMemoryLock(),
    browser: new InMemoryBrowser(),
    deployment: new Deployment(aConfiguration()),
  });
  return new PayNowStore({ payOrder, cart, notifier, timer });
};
