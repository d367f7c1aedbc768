import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

/** Texts of the list of what waits for the customer. */
export const attention = {
  /** Without a number while nothing waits, or not all is known. */
  heading: (count: number): string => (count === 0 ? 'Needs you now' : `Needs you now (${count})`),
  showAll: plural(ENGLISH, { one: 'Show all #', other: 'Show all #' }),
  showFewer: 'Show fewer',
  decideQuotation: (amount: string): string =>
    amount === '' ? 'Decide on the quotation' : `Decide ${amount}`,
  uploadDocuments: plural(ENGLISH, { one: 'Upload # document', other: 'Upload # documents' }),
  payOrder: (amount: string): string => `Pay now ${amount}`.trim(),
  checkPayment: (amount: string): string => `Check your payment ${amount}`.trim(),
  orderCart: (amount: string): string => `Place your order ${amount}`.trim(),
  readRemark: 'Read your expert’s message',
  providerLate: 'Chat with Expert',
  statutory: 'Check what is due',
  lateStep: (step: string): string => `Our step “${step}” is late`,
  beingConfirmed: 'being confirmed',
  unnamed: 'Unnamed',
  overdue: plural(ENGLISH, { one: '# day overdue', other: '# days overdue' }),
  today: 'due today',
  left: plural(ENGLISH, { one: '# day left', other: '# days left' }),
  dueUnread: 'date unknown',
  /** Of a date by law that is assumed, or may be another one. */
  toConfirm: 'Confirm the date:',
  asked: 'Your dates on Deadlines depend on it.',
  answered: 'Your dates, and where you change this:',
  completed: 'Completed:',
  nothing: 'Nothing waits for you.',
  begin: 'Choose a service to begin.',
  nextStep: (step: string, service: string): string => `Next: our step “${step}”, ${service}, due`,
  nextByLaw: (form: string, topic: string): string => `Next: ${form}, ${topic}, due`,
  unchecked: plural(ENGLISH, {
    one: '# more service is not checked here: see Work Status.',
    other: '# more services are not checked here: see Work Status.',
  }),
  reading: 'Still reading the rest…',
  unread: (sources: string): string => `Could not be read: ${sources}.`,
  notReadAgain: (sources: string): string => `Could not be read again just now: ${sources}.`,
  notInFull: (sources: string): string => `Could not be read in full: ${sources}.`,
  sources: {
    quotations: 'quotations',
    services: 'tasks',
    steps: 'steps',
    documents: 'documents',
    transactions: 'transactions',
    cart: 'cart',
    deadlines: 'statutory dates',
    catalogue: 'services on offer',
  },
};
