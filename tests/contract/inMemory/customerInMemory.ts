import { none, type Option, some } from 'fp-ts/Option';
import type { SubmittedService } from '../../../src/domain/cart/submittedService';
import { instant, type When } from '../../../src/domain/dates/instant';
import { rupeesToPaise } from '../../../src/domain/money/money';
import type { Profile } from '../../../src/domain/profile/profile';
import type { DashboardRequest } from '../../../src/domain/quotations/dashboardRequest';
import type { QuotationRequest } from '../../../src/domain/quotations/request';
import type { User } from '../../../src/domain/session/user';
import type { OrderId } from '../../../src/domain/transactions/transaction';
import { aTask } from '../../domain/work/aTask';
import { aRequest } from '../../domain/quotations/builders';
import { aProfile } from '../../doubles/aProfile';
import { InMemoryBlogGateway } from '../../doubles/InMemoryBlogGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFaqGateway } from '../../doubles/InMemoryFaqGateway';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryList } from '../../doubles/InMemoryList';
import { InMemoryOrderGateway } from '../../doubles/InMemoryOrderGateway';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';
import { InMemoryDashboardRequestGateway } from '../../doubles/InMemoryDashboardRequestGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemorySearchGateway } from '../../doubles/InMemorySearchGateway';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import type { Customer } from '../backend';
import type { Belongings } from './belongings';
import { cartInMemory, requestNameOf } from './cartInMemory';
import { QUESTIONS, QUOTED, SERVICES } from './catalogue';

export const DISCOUNT_CODE = 'SAVE10';

/** The gateways whose data is the same for every customer. */
const sharedReadings = () => {
  const prices = new InMemoryPricingGateway(QUESTIONS);
  prices.checksAnswers = true;
  prices.quote = { ...prices.quote, amount: QUOTED };
  const search = new InMemorySearchGateway();
  search.knows = SERVICES.flatMap(({ subServices }) =>
    subServices.map(({ id, name }) => ({ id, type: 'service', name })),
  );
  const post = {
    id: '1',
    title: 'New tax regime',
    link: 'https://www.example.in/1',
    thumbnail: '',
    category: '',
  };
  return {
    catalogue: new InMemoryCatalogueGateway(SERVICES),
    faqs: new InMemoryFaqGateway([{ id: '1', title: 'How long?', content: '<p>A week.</p>' }]),
    blogs: new InMemoryBlogGateway([{ ...post, date: none }]),
    prices,
    search,
  };
};

/** A request as the dashboard lists it. */
export const dashboardRequestOf = ({ id, serviceName, createdAt }: QuotationRequest): DashboardRequest => ({
  id,
  serviceName,
  createdAt,
  status: 'underProcess',
});

export const profileOf = ({ id, displayName, email }: User): Profile => aProfile({ id, displayName, email });

const now = (): Option<When> => some({ kind: 'moment', at: instant(Date.now()) });

/** Requests are listed newest first, with the answers that came along. */
const quotationsOf = (user: User, own: Belongings) => {
  const quotations = new InMemoryQuotationGateway(own.quotations, own.requests);
  quotations.message = 'Thank you.';
  const requests = new InMemoryDashboardRequestGateway(own.requests.map(dashboardRequestOf));
  const request = (service: SubmittedService): void => {
    const made = aRequest({
      id: `${user.id}-new-${quotations.allRequests.length}`,
      serviceName: requestNameOf(service),
      createdAt: now(),
      questions: service.questions.map(({ question, answer }) => ({
        question,
        answer: String(answer),
      })),
    });
    quotations.allRequests = [made, ...quotations.allRequests];
    requests.all = quotations.allRequests.map(dashboardRequestOf);
  };
  return { quotations, requests, request };
};

const filesOf = (own: Belongings): InMemoryFileGateway => {
  const files = new InMemoryFileGateway(own.files, own.documents);
  files.tasks = new Set(own.tasks.map(({ id }) => id));
  files.honoursKeys = true;
  files.now = now;
  return files;
};

const workOf = (own: Belongings): InMemoryWorkGateway => {
  const work = new InMemoryWorkGateway(own.tasks, own.steps);
  work.refusesOthers = true;
  return work;
};

const checkoutOf = (own: Belongings) => {
  const { cart, add, addQuoted, empty, sums } = cartInMemory(DISCOUNT_CODE);
  const submissions = new InMemorySubmissionGateway();
  submissions.whenAdded = add;
  const transactions = new InMemoryTransactionGateway(own.transactions);
  const orders = new InMemoryOrderGateway({
    list: transactions,
    clock: { now: () => instant(Date.now()), device: () => instant(Date.now()) },
    total: rupeesToPaise(0),
    isCartEmpty: () => cart.cart.lines.length === 0,
    listedAs: ({ discountCode }) => {
      const { subTotal, discount, gst, total, payable } = sums(discountCode);
      return { subTotal, discount, gst, total, payable };
    },
  });
  const payments = new InMemoryPaymentGateway();
  payments.payable = () => orders.made;
  return { ports: { cart, submissions, transactions, orders, payments }, addQuoted, empty };
};

const sessionsOf = (user: User): InMemorySessionGateway => {
  const sessions = new InMemorySessionGateway();
  sessions.customer = user;
  return sessions;
};

export interface InMemoryCustomer {
  readonly customer: Customer;
  /** Pays an order: its services become tasks, and the cart is empty. */
  readonly pay: (id: OrderId) => void;
}

/** One customer's view of an in-memory backend. */
export const customerInMemory = (user: User, own: Belongings): InMemoryCustomer => {
  const { quotations, requests, request } = quotationsOf(user, own);
  const { ports, addQuoted, empty } = checkoutOf(own);
  const work = workOf(own);
  ports.submissions.whenRequested = request;
  quotations.whenAccepted = addQuoted;
  const pay = (id: OrderId): void => {
    const tasks = ports.cart.cart.lines.map(({ serviceName }, place) =>
      aTask({ id: `${id}-${place}`, orderId: id, userId: user.id, serviceName, createdAt: now() }),
    );
    work.all = [...work.all, ...tasks];
    ports.transactions.transactions = ports.transactions.transactions.map((order) =>
      order.orderId === id ? { ...order, payment: 'success', paymentText: 'Success' } : order,
    );
    empty();
  };
  const customer = {
    ...sharedReadings(),
    ...ports,
    user,
    quotations,
    requests,
    sessions: sessionsOf(user),
    work,
    files: filesOf(own),
    links: new InMemoryDownloadLinks(own.links),
    notifications: new InMemoryList(own.notifications),
    profiles: new InMemoryProfileGateway(profileOf(user)),
  };
  return { customer, pay };
};
