import { none } from 'fp-ts/Option';
import { rupeesToPaise } from '../../../src/domain/money/money';
import type { User } from '../../../src/domain/session/user';
import { aRequest } from '../../domain/quotations/builders';
import { aProfile } from '../../doubles/aProfile';
import { FixedClock } from '../../doubles/FixedClock';
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
import { QUESTIONS, SERVICES } from './catalogue';

export const DISCOUNT_CODE = 'SAVE10';

/** The gateways whose data is the same for every customer. */
const sharedReadings = () => {
  const prices = new InMemoryPricingGateway(QUESTIONS);
  prices.checksAnswers = true;
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

const quotationsOf = (own: Belongings) => {
  const quotations = new InMemoryQuotationGateway(own.quotations, own.requests);
  quotations.message = 'Thank you.';
  const requests = own.requests.map(({ id, serviceName, createdAt }) => ({
    id,
    serviceName,
    createdAt,
    status: 'underProcess' as const,
  }));
  return { quotations, requests: new InMemoryDashboardRequestGateway(requests) };
};

const filesOf = (own: Belongings): InMemoryFileGateway => {
  const files = new InMemoryFileGateway(own.files, own.documents);
  files.tasks = new Set(own.tasks.map(({ id }) => id));
  return files;
};

const workOf = (own: Belongings): InMemoryWorkGateway => {
  const work = new InMemoryWorkGateway(own.tasks, own.steps);
  work.refusesOthers = true;
  return work;
};

const checkoutOf = (own: Belongings, requested: (name: string) => void) => {
  const { cart, add } = cartInMemory(DISCOUNT_CODE);
  const submissions = new InMemorySubmissionGateway();
  submissions.whenAdded = add;
  submissions.whenRequested = (service) => requested(requestNameOf(service));
  const transactions = new InMemoryTransactionGateway(own.transactions);
  const orders = new InMemoryOrderGateway({
    list: transactions,
    clock: new FixedClock(),
    total: rupeesToPaise(1000),
    isCartEmpty: () => cart.cart.lines.length === 0,
  });
  const payments = new InMemoryPaymentGateway();
  payments.payable = () => orders.made;
  return { cart, submissions, transactions, orders, payments };
};

const sessionsOf = (user: User): InMemorySessionGateway => {
  const sessions = new InMemorySessionGateway();
  sessions.customer = user;
  return sessions;
};

/** One customer's view of an in-memory backend. */
export const customerInMemory = (user: User, own: Belongings): Customer => {
  const { quotations, requests } = quotationsOf(own);
  const requested = (serviceName: string): void => {
    const request = aRequest({ id: `${user.id}-new-${quotations.allRequests.length}`, serviceName });
    quotations.allRequests = [request, ...quotations.allRequests];
  };
  const { id, displayName, email } = user;
  return {
    ...sharedReadings(),
    ...checkoutOf(own, requested),
    user,
    quotations,
    requests,
    sessions: sessionsOf(user),
    work: workOf(own),
    files: filesOf(own),
    links: new InMemoryDownloadLinks(own.links),
    notifications: new InMemoryList(own.notifications),
    profiles: new InMemoryProfileGateway(aProfile({ id, displayName, email })),
  };
};
