import { InMemoryBlogGateway } from '../../doubles/InMemoryBlogGateway';
import { aCart } from '../../doubles/aCart';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryDashboardRequestGateway } from '../../doubles/InMemoryDashboardRequestGateway';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryOpenedRemarkStorage } from '../../doubles/InMemoryOpenedRemarkStorage';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aDocument } from '../../domain/documents/aFile';
import { aQuotation } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';

const tasks = [
  aTask({ id: '30', status: 'upcoming', serviceName: 'Company Registration', createdAt: when('2026-11-01') }),
  aTask({ id: '31', status: 'started', serviceName: 'GST Filing', assignedAt: when('2026-11-02T10:00') }),
  aTask({ id: '32', status: 'workDone', serviceName: 'Book Keeping' }),
  aTask({
    id: '33',
    status: 'completed',
    serviceName: 'Income Tax Return',
    orderId: '100033',
    completedAt: when('2026-11-10'),
  }),
];

const steps = new Map([
  [
    '31',
    [
      aStep({ id: '1', name: 'Documents', status: 'complete', percentage: 40 }),
      aStep({ id: '2', name: 'Review', status: 'inProgress', percentage: 30, dueDate: when('2026-11-25') }),
      aStep({ id: '3', name: 'Closure', status: 'notStarted', percentage: 30 }),
    ],
  ],
  ['33', [aStep({ id: '4', name: 'Filed', status: 'complete', percentage: 85 })]],
]);

/** An in-memory backend with at least one of everything that the dashboard reads. */
export const aBackend = () => ({
  transactions: new InMemoryTransactionGateway([aTransaction({ id: '1', orderId: '100001' })]),
  links: new InMemoryDownloadLinks(new Map([['invoices/1.pdf', 'https://files.example/1.pdf']])),
  browser: new InMemoryBrowser(),
  notifier: new InMemoryNotifier(),
  checkout: new InMemoryCheckoutStorage(),
  carts: new InMemoryCartGateway(aCart()),
  payments: new InMemoryPaymentGateway(),
  work: new InMemoryWorkGateway(tasks, steps),
  files: new InMemoryFileGateway(
    [],
    [aDocument({ id: '20', name: 'PAN card' }), aDocument({ id: '21', name: 'Aadhaar card' })],
  ),
  quotations: new InMemoryQuotationGateway([
    aQuotation({
      id: '12',
      names: ['GST Filing', 'Audit'],
      status: 'accepted',
      createdAt: when('2026-11-18'),
    }),
  ]),
  requests: new InMemoryDashboardRequestGateway(),
  catalogue: new InMemoryCatalogueGateway([
    aService({ id: '4', name: 'GST', icon: '/media/icons/gst.svg' }),
    aService({ id: '9', name: 'Others', subServices: [aSubService({ id: '162', name: 'Pay' })] }),
  ]),
  deadlines: new InMemoryDeadlineGateway(undefined),
  choices: new InMemoryDeadlineChoiceStorage(),
  remarks: new InMemoryOpenedRemarkStorage(),
  badge: new InMemoryAppBadge(),
  timer: new InMemoryTimer(),
  chat: new InMemorySupportChat(),
  sharing: new InMemorySharing(),
  blogs: new InMemoryBlogGateway([
    {
      id: '1',
      title: 'Old or new tax regime',
      link: 'https://www.example.in/blog/1',
      thumbnail: 'https://www.example.in/blog/1.png',
      category: 'Income Tax',
      date: when('2026-11-19'),
    },
  ]),
});

export type Backend = ReturnType<typeof aBackend>;

/** A response that never arrives. */
export const never = () => (): Promise<never> => new Promise<never>(() => undefined);
