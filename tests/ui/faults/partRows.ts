import { SHARED_CACHE } from '../../../src/infrastructure/storage/forgetShares';
import { texts } from '../../../src/ui/texts/texts';
import type { SourceName } from '../../../src/ui/attention/Worklist';
import { StubbedCaches } from '../../infrastructure/storage/StubbedCaches';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { answers } from './answers';
import type { Row } from './matrix';
import type { Page } from './page';

/** A list of which 'Needs you now' is made: it names what could not be read, whatever the block below says. */
const source = (
  name: SourceName,
  { call, hit }: { readonly call: string; readonly hit: string },
  success: string,
): Row => ({
  call,
  hit: [hit],
  at: '/dashboard',
  answers,
  sentence: () => texts().attention.unread(texts().attention.sources[name]),
  success,
});

/** As `source`, for a list that no block of the dashboard waits for. */
const aside = (...given: Parameters<typeof source>): Row => ({
  ...source(...given),
  waiting: texts().attention.reading,
  holdsNothing: true,
  isAlone: true,
});

const search = async (page: Page): Promise<void> => {
  await page.type(texts().search.placeholder, '');
  await page.type(texts().search.placeholder, 'gst');
  await page.enter(texts().search.placeholder);
};

const SENT = 'steps/filed return.pdf';

/** What the expert sent comes to the cabinet's files quietly, and its failure stands beside them (PAPER-02). */
const sentRow = (call: string, hit: string): Row => ({
  call,
  hit: [hit],
  at: '/filecabinet',
  answers: {
    ...answers,
    'GET tracking-status-by-taskid/31': {
      status: true,
      data: [{ id: 1, name: 'Filing', status: 2, status_log: [{ status: 2, file_path: SENT }] }],
    },
  },
  sentence: () => texts().cabinet.sentUnread,
  success: 'filed return.pdf',
  waiting: '',
  holdsNothing: true,
  isAlone: true,
});

/** A file of another app that waits for its place among the missing documents (SHARE-03). */
const sharedRow = (call: string, hit: string): Row => ({
  call,
  hit: [hit],
  at: '/shared',
  kept: () => {
    const key = `/shared/1?name=pan.pdf&size=4&receivedAt=${Date.now()}`;
    new StubbedCaches().hold(SHARED_CACHE, key, new Response(aBrowserFile('pdf', 'pan.pdf')));
  },
  answers,
  sentence: () => texts().share.documentsFailed,
  success: 'PAN card',
  waiting: '',
  holdsNothing: true,
  isAlone: true,
});

/** The reads that are one part of a screen among others: each fails by itself. */
export const partRows: readonly Row[] = [
  sharedRow('GET /user/tasks', 'GET user/tasks'),
  sharedRow('GET /files/task/{taskId}', 'GET files/task/31'),
  sentRow('GET /user/tasks', 'GET user/tasks'),
  sentRow('GET /tracking-status-by-taskid/{taskId}', 'GET tracking-status-by-taskid/31'),
  source('quotations', { call: 'GET user/quotations', hit: 'GET user/quotations' }, 'Decide ₹'),
  source('services', { call: 'GET /user/tasks', hit: 'GET user/tasks' }, 'GST Filing'),
  source(
    'steps',
    { call: 'GET /tracking-status-by-taskid/{taskId}', hit: 'GET tracking-status-by-taskid/31' },
    texts().work.yourNext,
  ),
  aside(
    'documents',
    { call: 'GET /files/task/{taskId}', hit: 'GET files/task/31' },
    texts().attention.uploadDocuments(1),
  ),
  source('transactions', { call: 'GET /user/orders', hit: 'GET user/orders' }, 'ORD-1'),
  aside('cart', { call: 'GET user/cart', hit: 'GET user/cart' }, texts().attention.orderCart('')),
  aside('deadlines', { call: 'GET /deadlines.json', hit: 'GET deadlines.json' }, 'Annual audit'),
  {
    call: 'GET user/quotation-request',
    hit: ['GET user/quotation-request'],
    at: '/dashboard',
    answers,
    sentence: () => texts().quotationSummary.requestsFailed,
    success: 'GST opinion',
  },
  {
    call: 'GET /services',
    hit: ['GET services'],
    at: '/dashboard',
    answers,
    sentence: () => texts().catalogue.servicesFailed,
    success: 'GST',
  },
  {
    call: 'GET user/quotations',
    hit: ['GET user/quotations'],
    at: '/deadlines',
    answers,
    sentence: () => texts().quotation.quotationsFailed,
    success: 'How do you file GST?',
  },
  {
    call: 'GET /tracking-status-by-taskid/{taskId}',
    hit: ['GET tracking-status-by-taskid/31'],
    at: '/deadlines',
    answers,
    sentence: () => texts().work.stepsFailed,
    success: 'How do you file GST?',
  },
  {
    call: 'GET /user/orders',
    hit: ['GET user/orders'],
    at: '/deadlines',
    answers,
    sentence: () => texts().transaction.failed,
    success: 'How do you file GST?',
  },
  {
    call: 'GET /user/orders',
    hit: ['GET user/orders'],
    at: '/payments',
    answers,
    sentence: () => texts().payment.failed,
    success: texts().payment.forAccountant,
  },
  {
    call: 'GET /user/orders',
    hit: ['GET user/orders'],
    at: '/payment-response?status=success&order_id=ORD-1',
    answers,
    isAlone: true,
    sentence: () => texts().checkout.doubts.unread,
    success: texts().checkout.resultLeads.success,
  },
  {
    call: 'GET user/quotation-request',
    hit: ['GET user/quotation-request'],
    at: '/quotation/12',
    answers,
    isAlone: true,
    isSilent: true,
    noFailure: ['empty', 'shape'],
    sentence: () => '',
    success: texts().quotation.afterAccept,
  },
  {
    call: 'GET user/search',
    hit: ['GET user/search'],
    at: '/notifications',
    withTopBar: true,
    answers,
    begin: search,
    again: search,
    isSilent: true,
    sentence: () => '',
    success: 'GST Return',
    typed: [[texts().search.placeholder, 'gst']],
  },
];
