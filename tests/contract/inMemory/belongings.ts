import { none, some } from 'fp-ts/Option';
import { rupeesToPaise } from '../../../src/domain/money/money';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import { aFile, aDocument } from '../../domain/documents/aFile';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import type { Given } from '../../domain/given';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { aNotification } from '../../doubles/aNotification';

/** So many more of each list than a page of it would hold. */
const FURTHER = 25;

const further = <A>(make: (count: number) => A): readonly A[] =>
  Array.from({ length: FURTHER }, (_, index) => make(index + 1));

const PRICE = {
  payable: some(rupeesToPaise(5900)),
  gst: some(rupeesToPaise(900)),
  total: some(rupeesToPaise(5900)),
};
const [OFFERED, ASKED] = ['2026-11-18T11:20:00+05:30', '2026-11-17T18:45:00+05:30'];

/** What a customer owns; the ids derive from the customer's, so that no two customers share one. */
export const belongingsOf = (userId: string) => {
  const id = (name: string): string => `${userId}-${name}`;
  const quotation = (name: string, given: Given<Quotation>): Quotation =>
    aQuotation({ id: id(name), createdAt: when(OFFERED), ...PRICE, ...given });
  const task = aTask({ id: id('task'), userId, serviceName: 'R&D <Credit>' });
  const file = aFile({ id: id('file'), path: `cabinet/${id('file')}.pdf` });
  return {
    transactions: [
      aTransaction({ id: id('paid'), orderId: id('paid'), createdAt: when('2026-11-20T15:05:00+05:30') }),
      aTransaction({ id: id('due'), orderId: id('due'), payment: 'otherwise', invoicePath: '' }),
      aTransaction({ id: id('failed'), orderId: id('failed'), payment: 'failed', invoicePath: '' }),
      ...further((count) => aTransaction({ id: id(`t${count}`), orderId: id(`o${count}`) })),
    ],
    quotations: [
      quotation('a', { status: 'pending', expiresAt: when('2026-12-18'), expertRemarks: 'Audit & return' }),
      quotation('b', { status: 'accepted', names: ['Audit', 'GST Filing'] }),
      ...further((count) => quotation(`q${count}`, { status: 'expired' })),
    ],
    requests: [
      aRequest({
        id: id('r'),
        questions: [{ question: 'How many?', answer: '2' }],
        createdAt: when(ASKED),
      }),
      ...further((count) => aRequest({ id: id(`r${count}`), serviceName: `Service ${count}` })),
    ],
    tasks: [task, ...further((count) => aTask({ id: id(`task${count}`), userId, status: 'completed' }))],
    steps: new Map([
      [
        task.id,
        [
          aStep({ id: id('s1'), percentage: 40, status: 'complete', dueDate: when('2026-11-10') }),
          aStep({
            id: id('s2'),
            name: 'Filing',
            percentage: 60,
            status: 'inProgress',
            log: [{ status: 'inProgress', remarks: 'Begun', createdAt: when(OFFERED), filePath: '' }],
          }),
        ],
      ],
    ]),
    documents: [
      aDocument({
        id: id('d1'),
        files: [{ id: id('f1'), name: 'a.pdf', path: 'tasks/a.pdf', createdAt: none }],
      }),
      aDocument({ id: id('d2'), name: 'PAN card' }),
    ],
    files: [file, ...further((count) => aFile({ id: id(`file${count}`), path: file.path }))],
    links: new Map([file.path, 'invoices/1.pdf'].map((path) => [path, `https://files.example/${path}`])),
    notifications: [
      aNotification({ id: id('n1'), target: some({ path: 'dashboard', value: '' }) }),
      aNotification({ id: id('n2'), title: 'New quotation' }),
      ...further((count) => aNotification({ id: id(`n${count + 2}`) })),
    ],
  };
};

export type Belongings = ReturnType<typeof belongingsOf>;

/** The belongings of a new customer: none. */
export const noBelongings = (): Belongings => ({
  transactions: [],
  quotations: [],
  requests: [],
  tasks: [],
  steps: new Map(),
  documents: [],
  files: [],
  links: new Map(),
  notifications: [],
});
