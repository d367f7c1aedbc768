/** Orders and tasks of the demo customer. Days are counted back from today. */

export type DemoOrder = {
  readonly key: string;
  readonly status: 'success' | 'failed' | 'pending';
  readonly days: number;
  readonly service: number;
  readonly name: string;
  readonly rupees: number;
  readonly discount: number;
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
    status: 'pending',
    days: 1,
    service: 194,
    name: 'MSME Registration',
    rupees: 499,
    discount: 0,
  },
];

export type DemoTask = {
  readonly order: string | null;
  readonly service: number;
  readonly name: string;
  readonly status: number;
  readonly days: number;
  /** Status of each tracking step, in order. */
  readonly steps: readonly number[];
  /** Documents that are already there. */
  readonly delivered: number;
};

export const DEMO_TASKS: readonly DemoTask[] = [
  {
    order: 'itr',
    service: 24,
    name: 'Income Tax Return',
    status: 3,
    days: 60,
    steps: [2, 2, 2, 2, 2],
    delivered: 4,
  },
  {
    order: null,
    service: 43,
    name: 'Director KYC',
    status: 3,
    days: 45,
    steps: [2, 2, 2, 2, 2],
    delivered: 2,
  },
  {
    order: 'gst',
    service: 16,
    name: 'GST Registration',
    status: 1,
    days: 25,
    steps: [2, 2, 1, 0, 0],
    delivered: 3,
  },
  {
    order: 'books',
    service: 28,
    name: 'Book Keeping',
    status: 1,
    days: 13,
    steps: [2, 1, 0, 0, 0],
    delivered: 1,
  },
  {
    order: 'tds2',
    service: 26,
    name: 'TDS Return Filing',
    status: 2,
    days: 8,
    steps: [2, 2, 2, 2, 1],
    delivered: 2,
  },
  {
    order: 'company',
    service: 192,
    name: 'Private Limited Company',
    status: 0,
    days: 3,
    steps: [0, 0, 0, 0, 0],
    delivered: 0,
  },
  {
    order: null,
    service: 41,
    name: 'Annual Compliance for Private Limited',
    status: 0,
    days: 2,
    steps: [0, 0, 0, 0, 0],
    delivered: 0,
  },
];
