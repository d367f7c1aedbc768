import { rupeesToPaise } from '../../../src/domain/money/money';
import { Deployment } from '../../../src/application/configuration/Deployment';
import {
  PlaceOrder,
  type PlaceOrderDependencies,
  type Checkout,
} from '../../../src/application/checkout/PlaceOrder';
import { aCart } from '../../doubles/aCart';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aSession } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemoryOrderGateway } from '../../doubles/InMemoryOrderGateway';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { anOrderForm } from '../../domain/checkout/builders';

/** A cart of a thousand rupees and a complete form. */
export const checkoutInput = (changes: Partial<Checkout> = {}): Checkout => ({
  form: anOrderForm(),
  cart: aCart(),
  discountCode: '',
  ...changes,
});

/** Lets all promises settle that wait for nothing else. */
export const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await Promise.resolve();
  }
};

/** A backend, a tab and the use-case between them; `reloaded` is the same tab after a reload. */
export const aCheckout = ({ honoursKeys = true }: { readonly honoursKeys?: boolean } = {}) => {
  const clock = new FixedClock();
  const transactions = new InMemoryTransactionGateway();
  const total = rupeesToPaise(1180);
  const orders = new InMemoryOrderGateway({ list: transactions, clock, total, honoursKeys });
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  const payments = new InMemoryPaymentGateway();
  const analytics = new InMemoryAnalytics();
  const storage = new InMemoryCheckoutStorage();
  const carts = new InMemoryCartGateway(aCart());
  const dependencies: PlaceOrderDependencies = {
    orders,
    carts,
    payments,
    transactions,
    analytics,
    storage,
    session,
    browser: new InMemoryBrowser(),
    clock,
    keys: new InMemoryIdempotencyKeys(),
    lock: new InMemoryLock(),
    deployment: new Deployment(aConfiguration()),
  };
  const reloaded = (): PlaceOrder => new PlaceOrder(dependencies);
  return {
    clock,
    transactions,
    orders,
    carts,
    payments,
    analytics,
    storage,
    session,
    dependencies,
    reloaded,
    place: reloaded(),
  };
};
