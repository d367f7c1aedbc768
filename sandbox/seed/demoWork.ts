/** Orders and tasks of the demo customer. Days count back from today. */

export type DemoOrder = {
  readonly key: string;
  readonly status: 'success' | 'failed' | 'pending';
  readonly days: number;
  readonly service: number;
  readonly name: string;
  readonly rupees: number;
  readonly discount: number;
  /** Minutes after the day's first order. */
  readonly minutes?: number;
};

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    key: 'itr',
    status: 'success',
    days: 62,
    service: 24,
    name: 'Income Tax Return',
    rupees: 1999,
    discount: 0,
  },
  {
    key: 'kyc',
    status: 'success',
    days: 46,
    service: 43,
    name: 'Director KYC',
    rupees: 499,
    discount: 0,
  },
  {
    key: 'gst',
    status: 'success',
    days: 26,
    service: 16,
    name: 'GST Registration',
    rupees: 2499,
    discount: 249.9,
  },
  {
    key: 'books',
    status: 'success',
    days: 14,
    service: 28,
    name: 'Book Keeping',
    rupees: 18_000,
    discount: 0,
  },
  {
    key: 'tds',
    status: 'failed',
    days: 9,
    service: 26,
    name: 'TDS Return Filing',
    rupees: 1299,
    discount: 0,
  },
  {
    key: 'tds2',
    status: 'success',
    days: 9,
    minutes: 14,
    service: 26,
    name: 'TDS Return Filing',
    rupees: 1299,
    discount: 0,
  },
  {
    key: 'company',
    status: 'success',
    days: 3,
    service: 192,
    name: 'Private Limited Company',
    rupees: 7999,
    discount: 0,
  },
  {
    key: 'msme',
    status: 'failed',
    days: 1,
    service: 194,
    name: 'MSME Registration',
    rupees: 499,
    discount: 0,
  },
];
