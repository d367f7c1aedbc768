import { ENGLISH } from '../../../domain/language/language';
import { monthNames } from './monthNames';
import { plural } from '../plural';

/** Month 1 is January. */
const nameOf = (month: number): string => monthNames[month - 1] ?? '';

/** Texts of the Payments page. */
export const payment = {
  title: 'Payments',
  lead: 'What you paid, by the financial year and month in which you ordered.',
  loading: 'Loading your payments...',
  empty: 'No payments yet.',
  findService: 'Find a service',
  failed: 'Failed to load your payments.',
  notAllRead:
    'Not all of your orders could be read. The sums, the chart and the files hold only those listed here.',
  years: 'Financial years',
  yearName: (name: string): string => `FY ${name}`,
  allYears: 'All years',
  paid: 'Paid',
  gst: 'GST contained',
  paidOrders: 'Paid orders',
  month: 'Month',
  monthName: (month: number, year: string): string => `${nameOf(month)} ${year}`,
  shortMonth: (month: number): string => nameOf(month).slice(0, 3),
  monthly: (name: string): string => `Paid by month, FY\u00A0${name}`,
  chart: (name: string): string =>
    `Column chart of what you paid by month in FY ${name}. The table has the same figures.`,
  nothingPaid: 'No order of this year counts as paid.',
  noChart: 'The chart could not be loaded. The table has the same figures.',
  total: 'Total',
  ordersOf: (when: string): string => `Orders of ${when}`,
  wholeYear: 'Show the whole year',
  withoutAmount: plural(ENGLISH, {
    one: '# paid order has no amount that can be read. No sum contains it.',
    other: '# paid orders have no amount that can be read. No sum contains them.',
  }),
  withoutGst: plural(ENGLISH, {
    one: 'The GST of # paid order is not known, so the GST shown is without it.',
    other: 'The GST of # paid orders is not known, so the GST shown is without it.',
  }),
  undated: plural(ENGLISH, {
    one: '# order has no date that can be read, so it is in no year:',
    other: '# orders have no date that can be read, so they are in no year:',
  }),
  forAccountant: 'Download for your accountant',
  headings: [
    'Date',
    'Order',
    'Taxable value',
    'GST',
    'Total',
    'Payment',
    'Invoice file',
    'Services',
    'Paid',
    'Still to pay',
    'CGST',
    'SGST or UTGST',
    'IGST',
  ],
  partPaid: (label: string, due: string): string => `${label}, ${due} still to pay`,
  accountantFile: (name: string): string => `payments-${name}.csv`,
  invoices: 'Download invoices',
  invoicesFile: (name: string): string => `invoices-${name}.zip`,
  noInvoices: 'No invoice has been issued for this year yet.',
  packing: 'Packing your invoices',
  packed: plural(ENGLISH, {
    one: '# invoice is in your downloads.',
    other: '# invoices are in one zip in your downloads.',
  }),
  missing: plural(ENGLISH, {
    one: '# invoice could not be downloaded. The zip lists it in a text file.',
    other: '# invoices could not be downloaded. The zip lists them in a text file.',
  }),
  missingFile: 'Missing invoices.txt',
  missingLead: 'These invoices could not be downloaded. Try again later, or download each from Transactions:',
};
