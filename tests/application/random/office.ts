import { orderFingerprint } from '../../../src/domain/checkout/sameOrder';
import { isSome } from 'fp-ts/Option';
import type { OrderGateway } from '../../../src/application/ports/OrderGateway';
import { type OrderId } from '../../../src/domain/transactions/transaction';
import { aService } from '../../domain/catalogue/aService';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aQuotation } from '../../domain/quotations/builders';
import { aCart, aCartLine, aCartPayment } from '../../doubles/aCart';
import { aNotification } from '../../doubles/aNotification';
import { aProfile } from '../../doubles/aProfile';
import { aUser } from '../../doubles/aSession';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotificationGateway } from '../../doubles/InMemoryNotificationGateway';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemoryPurchaseGateway } from '../../doubles/InMemoryPurchaseGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { aCheckout } from '../checkout/aCheckout';
import { PHONE } from '../session/forms';
import type { Random } from './random';
import { type Line, overLine, REFUSALS } from './faultyLine';

/** An intent is a cart and a form; once it is paid, the same cart and form are a new intent. */
interface Books {
  /** Ids of orders by the intent they were made for. */
  readonly ordersOf: Map<string, string[]>;
  readonly withoutToken: string[];
  paid: number;
}

/** A backend in memory whose cart, orders and purchases belong together, behind a line with faults. */
export const openOffice = (random: Random, faults: number) => {
  const world = aCheckout();
  const storage = new InMemorySessionStorage();
  const books: Books = { ordersOf: new Map(), withoutToken: [], paid: 0 };
  const carts = new InMemoryCartGateway({ ...aCart(0), payment: aCartPayment() }, { SAVE10: aCartPayment() });
  const purchases = new InMemoryPurchaseGateway();
  purchases.whenAdded = ({ serviceId }) => {
    const line = aCartLine({ id: `line-${purchases.added.length}`, serviceName: `Service ${serviceId}` });
    carts.cart = { ...carts.cart, lines: [...carts.cart.lines, line] };
  };
  const sessions = new InMemorySessionGateway();
  sessions.customers.set(PHONE, aUser());
  const quotations = new InMemoryQuotationGateway(['12', '13', '14'].map((id) => aQuotation({ id })));
  const profiles = new InMemoryProfileGateway(aProfile());
  const line: Line = {
    random,
    faults,
    refusals: REFUSALS,
    onCall: (name) => {
      if (!isSome(storage.accessToken())) books.withoutToken.push(name);
    },
  };
  const entry: Line = { ...line, onCall: () => undefined };
  const noted: OrderGateway = {
    place: (order, key) => async () => {
      const intent = `${orderFingerprint(order, carts.cart)} ${books.paid}`;
      const before = world.orders.made.length;
      const result = await world.orders.place(order, key)();
      const made = world.orders.made.slice(before);
      books.ordersOf.set(intent, [...(books.ordersOf.get(intent) ?? []), ...made]);
      return result;
    },
  };
  const transactions = overLine(world.transactions, line);
  const lines = {
    sessions: overLine(sessions, entry),
    catalogue: overLine(new InMemoryCatalogueGateway([aService()]), line),
    pricing: overLine(new InMemoryPricingGateway([aQuestion({ id: '1' })]), line),
    purchases: overLine(purchases, line),
    carts: overLine(carts, line),
    quotations: overLine(quotations, line),
    files: overLine(new InMemoryFileGateway(), line),
    notifications: overLine(new InMemoryNotificationGateway([aNotification()]), line),
    profiles: overLine(profiles, line),
    transactions,
  };
  const checkout = {
    ...world.dependencies,
    carts: lines.carts,
    session: storage,
    transactions,
    orders: overLine(noted, line),
    // 404 is not a fault here: it says that the backend does not know the order, so the next try starts over.
    payments: overLine(world.payments, { ...line, refusals: REFUSALS.filter((kind) => kind !== 'NotFound') }),
  };
  const payLast = (): OrderId | undefined => {
    const orderId = world.orders.made.at(-1);
    const isOpen = world.transactions.transactions.some(
      (one) => one.orderId === orderId && one.payment !== 'success',
    );
    if (orderId === undefined || !isOpen || carts.cart.lines.length === 0) return undefined;
    world.transactions.transactions = world.transactions.transactions.map((one) =>
      one.orderId === orderId ? { ...one, payment: 'success' as const, paymentText: 'success' } : one,
    );
    carts.cart = { ...carts.cart, lines: [] };
    books.paid += 1;
    return orderId;
  };
  const { analytics } = world;
  const read = new InMemoryReadNotificationStorage();
  const log = new InMemoryLog();
  return {
    storage,
    carts,
    purchases,
    quotations,
    profiles,
    analytics,
    read,
    log,
    lines,
    checkout,
    books,
    payLast,
  };
};

export type Office = ReturnType<typeof openOffice>;
