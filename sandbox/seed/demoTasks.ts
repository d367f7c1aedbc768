import type { Ago } from './seedContext';

/** Tasks of the demo customer. Days count back from today. */
export type DemoTask = {
  /** The order that paid for it. */
  readonly order: string;
  readonly service: number;
  readonly name: string;
  readonly status: number;
  readonly days: number;
  /** Status of each tracking step, in order. */
  readonly steps: readonly number[];
  /** Days from today until each step is due, where it does not count from the start of the task. */
  readonly due?: readonly number[];
  /** Number of documents already delivered; 'Documents received' is complete only when none is missing. */
  readonly delivered: number;
  /** What the expert wrote at a step in progress; `step` is its position. */
  readonly notes?: readonly { readonly step: number; readonly ago: Ago; readonly text: string }[];
  /** What the expert sent with the last step, and wrote to it. */
  readonly result?: { readonly file: string; readonly text: string };
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
    result: {
      file: 'ITR acknowledgement.pdf',
      text: 'Your return is filed and verified. Here is its acknowledgement.',
    },
  },
  {
    order: 'kyc',
    service: 43,
    name: 'Director KYC',
    status: 3,
    days: 45,
    steps: [2, 2, 2, 2, 2],
    delivered: 2,
    result: {
      file: 'DIR-3 KYC receipt.pdf',
      text: 'The KYC is filed. Keep the receipt with your DIN.',
    },
  },
  {
    order: 'gst',
    service: 16,
    name: 'GST Registration',
    status: 1,
    days: 25,
    steps: [2, 1, 1, 0, 0],
    due: [-24, 2, 5, 9, 12],
    delivered: 3,
    notes: [
      {
        step: 1,
        ago: { days: 5 },
        text: 'We have three of the four documents. Please upload the cancelled cheque.',
      },
      {
        step: 2,
        ago: { hours: 2 },
        text: 'Your address proof is fine. We will file once we have the cancelled cheque.',
      },
    ],
  },
  {
    order: 'books',
    service: 28,
    name: 'Book Keeping',
    status: 1,
    days: 13,
    steps: [2, 1, 0, 0, 0],
    due: [-11, 1, 6, 10, 13],
    delivered: 3,
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
];
