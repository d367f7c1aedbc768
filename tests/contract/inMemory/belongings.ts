import { none, some } from 'fp-ts/Option';
import { rupeesToPaise } from '../../../src/domain/money/money';
import type { Quotation, QuotationStatus } from '../../../src/domain/quotations/quotation';
import { aFile, aDocument } from '../../domain/documents/aFile';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { aNotification } from '../../doubles/aNotification';

/** What a customer owns; the ids derive from the customer's, so that no two customers share one. */
export const belongingsOf = (userId: string) => {
  const id = (name: string): string => `${userId}-${name}`;
  const quotation = (name: string, status: QuotationStatus): Quotation =>
    aQuotation({ id: id(name), status, createdAt: when('2026-11-18'), payable: some(rupeesToPaise(5000)) });
  const task = aTask({ id: id('task'), userId });
  const file = aFile({ id: id('file'), path: `cabinet/${id('file')}.pdf` });
  return {
    transactions: [
      aTransaction({ id: id('paid'), orderId: id('paid') }),
      aTransaction({ id: id('due'), orderId: id('due'), payment: 'otherwise', invoicePath: '' }),
    ],
    quotations: [quotation('a', 'pending'), quotation('b', 'accepted'), quotation('c', 'expired')],
    requests: [
      aRequest({
        id: id('r'),
        questions: [{ question: 'How many?', answer: '2' }],
        createdAt: when('2026-11-17'),
      }),
    ],
    tasks: [task],
    steps: new Map([
      [task.id, [aStep({ id: id('s1'), percentage: 40 }), aStep({ id: id('s2'), percentage: 60 })]],
    ]),
    documents: [
      aDocument({
        id: id('d1'),
        files: [{ id: id('f1'), name: 'a.pdf', path: 'tasks/a.pdf', createdAt: none }],
      }),
      aDocument({ id: id('d2'), name: 'PAN card' }),
    ],
    files: [file],
    links: new Map([[file.path, `https://files.example/${file.path}`]]),
    notifications: [
      aNotification({ id: id('n1'), target: some({ path: 'dashboard', value: '' }) }),
      aNotification({ id: id('n2') }),
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
