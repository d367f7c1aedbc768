import { rupeesToPaise } from '../../../src/domain/money/money';
import { PlaceOrder, type PlaceOrderPieces } from '../../../src/application/checkout/PlaceOrder';
import type { Checkout } from '../../../src/application/checkout/PlaceOrder';
import { aCart } from '../../doubles/aCart';
import { aSession } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCheckoutVault } from '../../doubles/InMemoryCheckoutVault';
import { InMemoryKeyMaker } from '../../doubles/InMemoryKeyMaker';
import { InMemoryOrderGateway } from '../../doubles/InMemoryOrderGateway';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemorySessionVault } from '../../doubles/InMemorySessionVault';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { anOrderForm } from '../../domain/checkout/builders';

/** A cart of a thousand rupees and a complete form. */
export const aWish = (changes: Partial<Checkout> = {}): Checkout => ({
  form: anOrderForm(),
  cart: aCart(),
  discountCode: '',
  ...changes,
});

/** A backend, a tab and the use-case between them; `reloaded` is the same tab with its memory gone. */
export const aCheckout = ({ honoursKeys = true }: { readonly honoursKeys?: boolean } = {}) => {
  const clock = new FixedClock();
  const transactions = new InMemoryTransactionGateway();
  const total = rupeesToPaise(1180);
  const orders = new InMemoryOrderGateway({ list: transactions, clock, total, honoursKeys });
  const session = new InMemorySessionVault();
  session.keep(aSession());
  const payments = new InMemoryPaymentGateway();
  const analytics = new InMemoryAnalytics();
  const vault = new InMemoryCheckoutVault();
  const pieces: PlaceOrderPieces = {
    orders,
    payments,
    transactions,
    analytics,
    vault,
    session,
    browser: new InMemoryBrowser(),
    clock,
    keys: new InMemoryKeyMaker(),
  };
  const reloaded = (): PlaceOrder => new PlaceOrder(pieces);
  return { clock, transactions, orders, payments, analytics, vault, pieces, reloaded, place: reloaded() };
};
