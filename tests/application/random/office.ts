import { orderFingerprint } from '../../../src/domain/checkout/sameOrder';
import { isSome } from 'fp-ts/Option';
import type { OrderGateway } from '../../../src/application/ports/OrderGateway';
import type { PaymentGateway } from '../../../src/application/ports/PaymentGateway';
import type { Cart } from '../../../src/domain/cart/cart';
import type { OrderId, Transaction } from '../../../src/domain/transactions/transaction';
import { aService } from '../../domain/catalogue/aService';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aDocument } from '../../domain/documents/aFile';
import { aQuotation } from '../../domain/quotations/builders';
import { aCart, aCartLine, aCartPayment } from '../../doubles/aCart';
import { aNotification } from '../../doubles/aNotification';
import { aProfile } from '../../doubles/aProfile';
import { aUser } from '../../doubles/aSession';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryList } from '../../doubles/InMemoryList';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { aCheckout } from '../checkout/aCheckout';
import { PHONE } from '../session/forms';
import type { Random } from './random';
import { emptyBooks, paidIn, withPrice } from './books';
import { type Line, overLine, REFUSALS } from './faultyLine';

const DOCUMENTS = ['1', '2'].map((id) => aDocument({ id }));

/** A backend in memory whose cart, orders and submissions belong together, behind a line with faults. */
export const openOffice = (random: Random, faults: number) => {
  const world = aCheckout();
  const storage = new InMemorySessionStorage();
  const books = emptyBooks();
  let paidBefore: ReadonlySet<OrderId> = new Set();
  const carts = new InMemoryCartGateway({ ...aCart(0), payment: aCartPayment() }, { SAVE10: aCartPayment() });
  carts.reprice = withPrice;
  const cartNow = (): Cart => withPrice(carts.cart);
  const submissions = new InMemorySubmissionGateway();
  submissions.whenAdded = ({ serviceId }) => {
    const line = aCartLine({ id: `line-${submissions.added.length}`, serviceName: `Service ${serviceId}` });
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
      if (!isSome(storage.mark())) books.withoutToken.push(name);
    },
  };
  const entry: Line = { ...line, onCall: () => undefined };
  const change = (orderId: OrderId, given: Partial<Transaction>): void => {
    const { transactions: list } = world;
    list.transactions = list.transactions.map((one) =>
      one.orderId === orderId ? { ...one, ...given } : one,
    );
  };
  const files = new InMemoryFileGateway([], DOCUMENTS);
  files.honoursKeys = true;
  const noted: OrderGateway = {
    honoursKeys: world.orders.honoursKeys,
    place: (order, key) => {
      const { logOuts } = books;
      return async () => {
        const cart = cartNow();
        const { subTotal, gst, total } = cart.payment;
        const intent = `${orderFingerprint(order, cart)} ${logOuts}`;
        const before = world.orders.made.length;
        const result = await world.orders.place(order, key)();
        const made = world.orders.made.slice(before);
        for (const orderId of made) {
          books.cartOf.set(orderId, cart);
          change(orderId, {
            subTotal,
            gst,
            total,
            services: cart.lines.map(({ serviceName }) => serviceName),
            invoicePath: '',
          });
        }
        books.ordersOf.set(intent, [...(books.ordersOf.get(intent) ?? []), ...made]);
        return result;
      };
    },
  };
  const provider: PaymentGateway = {
    name: world.payments.name,
    prepare: (payment) => {
      const { orderId, amountText } = payment;
      const ordered = books.cartOf.get(orderId)?.payment.payableText;
      if (paidBefore.has(orderId)) books.wrongPayments.push(`${orderId} is paid again`);
      if (ordered !== amountText)
        books.wrongPayments.push(`${orderId} costs ${ordered ?? 'nothing'}, not ${amountText}`);
      return world.payments.prepare(payment);
    },
  };
  const transactions = overLine(world.transactions, line);
  const lines = {
    sessions: overLine(sessions, entry),
    catalogue: overLine(new InMemoryCatalogueGateway([aService()]), line),
    pricing: overLine(new InMemoryPricingGateway([aQuestion({ id: '1' })]), line),
    submissions: overLine(submissions, line),
    carts: overLine(carts, line),
    quotations: overLine(quotations, line),
    files: overLine(files, line),
    notifications: overLine(new InMemoryList([aNotification()]), line),
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
    payments: overLine(provider, { ...line, refusals: REFUSALS.filter((kind) => kind !== 'NotFound') }),
  };
  /** The provider takes the money for an order: its lines leave the cart. */
  const payAtProvider = (orderId: OrderId): void => {
    const gone = new Set(books.cartOf.get(orderId)?.lines.map(({ id }) => id));
    const invoicePath = random.happens(0.8) ? `invoices/${orderId}.pdf` : '';
    change(orderId, { payment: 'success', paymentText: 'Success', invoicePath });
    for (const kind of ['payOrder', 'checkPayment']) books.done.add(`${kind} row-${orderId}`);
    carts.cart = { ...carts.cart, lines: carts.cart.lines.filter(({ id }) => !gone.has(id)) };
  };
  const isPaid = (orderId: OrderId): boolean => paidIn(world.transactions.transactions).has(orderId);
  const failAtProvider = (orderId: OrderId): void => change(orderId, { payment: 'failed' });
  const beginPress = (): void => {
    paidBefore = paidIn(world.transactions.transactions);
  };
  const { analytics } = world;
  const read = new InMemoryReadNotificationStorage();
  const log = new InMemoryLog();
  return {
    storage,
    carts,
    submissions,
    quotations,
    profiles,
    analytics,
    read,
    log,
    lines,
    checkout,
    books,
    cartNow,
    payAtProvider,
    failAtProvider,
    isPaid,
    beginPress,
    files,
    clock: world.clock,
    orders: world.transactions,
    started: world.payments.started,
    line,
  };
};

export type Office = ReturnType<typeof openOffice>;
