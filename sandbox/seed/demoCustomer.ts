import { REGISTRATION_STATUS } from '../../src/domain/session/signUpForm';
import { ABOUT_QUESTION } from '../../src/domain/catalogue/proceed';
export type Person = {
  readonly phone: string;
  readonly email: string;
  readonly displayname: string;
};

export const DEMO_CUSTOMER: Person = {
  phone: '+919876543210',
  email: 'asha.verma@example.in',
  displayname: 'Asha Verma',
};

/** The rest of the demo profile; its ids are well-formed but fictitious. */
export const DEMO_PROFILE = {
  status: REGISTRATION_STATUS,
  pan: 'ABCPV1234K',
  avatar: 'avatars/demo.svg',
  dob: '1988-07-14',
  address: '14, Lotus Court, Senapati Bapat Road',
  pincode: '411016',
  state: 'Maharashtra',
  country: 'India',
  nationality: 'Indian',
  bank_name: 'State Bank of India',
  bank_acc_num: '00000012345678901',
  bank_branch: 'Shivajinagar, Pune',
  ifsc: 'SBIN0000575',
} as const;

export type DemoRequest = {
  readonly key: string;
  readonly service: number;
  readonly name: string;
  readonly status: number;
  readonly days: number;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

const BOOKS = [
  { question: 'What is your annual turnover?', answer: '40 lakh to 2 crore' },
  { question: 'How many transactions do you have in a month?', answer: '180' },
  { question: 'Which software do you use?', answer: 'Tally' },
];

const NOTICE = [
  { question: ABOUT_QUESTION, answer: 'A notice under section 143(1) about the TDS in my last return' },
];

/**
 * Answers are to the questions that the service asks, or to the portal's own of a service that is only quoted, which may stay
 * blank. Quoted requests have status 1; a request denied without a quotation has 2, one denied with a quotation 3.
 */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    key: 'drafting',
    service: 55,
    name: 'Legal Drafting',
    status: 3,
    days: 40,
    questions: [],
  },
  {
    key: 'oldRefund',
    service: 19,
    name: 'GST Refund',
    status: 2,
    days: 33,
    questions: [],
  },
  {
    key: 'refund',
    service: 19,
    name: 'GST Refund',
    status: 1,
    days: 30,
    questions: [],
  },
  { key: 'books', service: 28, name: 'Book Keeping', status: 1, days: 21, questions: BOOKS },
  { key: 'notice', service: 32, name: 'Tax Notice Reply', status: 1, days: 4, questions: NOTICE },
  {
    key: 'startup',
    service: 195,
    name: 'Startup India Recognition',
    status: 0,
    days: 1,
    questions: [
      { question: 'What does your startup do?', answer: 'Cold storage for small farmers' },
      { question: 'When was it incorporated?', answer: '2024-06-10' },
    ],
  },
];

export type DemoQuotation = {
  readonly service: number;
  readonly names: readonly string[];
  readonly status: number;
  readonly days: number;
  readonly expiresIn: number;
  readonly rupees: number;
  readonly remarks: string | null;
  readonly request?: string;
  readonly withFile?: boolean;
};

export const DEMO_QUOTATIONS: readonly DemoQuotation[] = [
  {
    service: 55,
    names: ['Legal Drafting'],
    status: 2,
    days: 38,
    expiresIn: -24,
    rupees: 8500,
    remarks: 'Two rounds of changes are included.',
    request: 'drafting',
  },
  {
    service: 19,
    names: ['GST Refund'],
    status: 5,
    days: 28,
    expiresIn: -13,
    rupees: 12_000,
    remarks: 'For one refund period.',
    request: 'refund',
  },
  {
    service: 28,
    names: ['Book Keeping', 'Financial Statements'],
    status: 3,
    days: 20,
    expiresIn: -5,
    rupees: 18_000,
    remarks: 'Book keeping for half a year, with financial statements at the end.',
    request: 'books',
    withFile: true,
  },
  {
    service: 54,
    names: ['Trademark Registration'],
    status: 4,
    days: 15,
    expiresIn: 1,
    rupees: 11_499,
    remarks: 'Cancelled as a duplicate request.',
  },
  {
    service: 42,
    names: ['LLP Annual Filing'],
    status: 1,
    days: 8,
    expiresIn: 12,
    rupees: 6500,
    remarks: 'Form 8 and Form 11.',
  },
  {
    service: 32,
    names: ['Tax Notice Reply'],
    status: 0,
    days: 3,
    expiresIn: 12,
    rupees: 4500,
    remarks: 'The reply and one hearing. Please send the notice as soon as you can.',
    request: 'notice',
    withFile: true,
  },
  {
    service: 41,
    names: ['Annual Compliance for Private Limited', 'Director KYC'],
    status: 0,
    days: 1,
    expiresIn: 14,
    rupees: 15_000,
    remarks: 'For two directors.',
  },
];
