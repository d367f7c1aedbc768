import { blogTexts } from '../../../src/ui/texts/blogTexts';
import { catalogueTexts } from '../../../src/ui/texts/catalogueTexts';
import { cartTexts } from '../../../src/ui/texts/cartTexts';
import { deadlineTexts } from '../../../src/ui/texts/deadlineTexts';
import { documentTexts } from '../../../src/ui/texts/documentTexts';
import { notificationTexts } from '../../../src/ui/texts/notificationTexts';
import { pricingTexts } from '../../../src/ui/texts/pricingTexts';
import { quotationTexts } from '../../../src/ui/texts/quotationTexts';
import { taskTexts } from '../../../src/ui/texts/taskTexts';
import { transactionTexts } from '../../../src/ui/texts/transactionTexts';
import { workTexts } from '../../../src/ui/texts/workTexts';
import { answers } from './answers';
import { serverMessage } from './faults';
import type { Row } from './matrix';

const TASK = { user_id: '1', created_by: '1' };

/** Every GET of the specification that has a failure sentence of its own. */
export const readRows: readonly Row[] = [
  {
    call: 'GET /user/orders',
    hit: ['GET user/orders'],
    at: '/dashboard',
    state: { tab: 'transactions' },
    answers,
    sentence: () => transactionTexts.failed,
    success: 'ORD-1',
  },
  {
    call: 'GET user/quotations',
    hit: ['GET user/quotations'],
    at: '/quotation',
    answers,
    sentence: () => quotationTexts.quotationsFailed,
    success: 'Annual audit',
  },
  {
    call: 'GET user/quotation-request',
    hit: ['GET user/quotation-request'],
    at: '/quotation',
    answers,
    sentence: () => quotationTexts.requestsFailed,
    success: 'GST opinion',
  },
  {
    call: 'GET /user/quotation-request/{id}',
    hit: ['GET user/quotation-request/5'],
    at: '/quotations/5',
    answers,
    sentence: () => quotationTexts.requestFailed,
    success: 'How many invoices?',
  },
  {
    call: 'GET /quotations/{id}, /quotation-request/{id}',
    hit: ['GET quotations/12', 'GET quotation-request/12'],
    at: '/quotation/12',
    answers,
    sentence: (fault) =>
      ['404', 'empty', 'shape'].includes(fault.name)
        ? quotationTexts.detailMissing
        : quotationTexts.detailUnreadable,
    success: 'Annual audit',
  },
  {
    call: 'GET /services',
    hit: ['GET services'],
    at: '/sub-services/4',
    answers,
    sentence: () => catalogueTexts.subServicesFailed,
    success: 'GST Return',
  },
  {
    call: 'GET /services',
    hit: ['GET services'],
    at: '/sub-service/16',
    answers,
    sentence: () => catalogueTexts.detailsFailed,
    success: 'Filed every month.',
  },
  {
    call: 'GET /faqs/{subServiceId}',
    hit: ['GET faqs/16'],
    at: '/sub-service/16',
    answers,
    sentence: () => catalogueTexts.faqsFailed,
    success: 'How long does it take?',
  },
  {
    call: 'GET questions/{subServiceId}',
    hit: ['GET questions/18'],
    at: '/GST%20Filing/18',
    answers,
    sentence: () => pricingTexts.unexpected,
    success: 'Number of invoices',
  },
  {
    call: 'GET user/cart',
    hit: ['GET user/cart'],
    at: '/cart',
    answers,
    sentence: () => cartTexts.loadFailed,
    success: 'GST Return',
  },
  {
    call: 'GET user/files',
    hit: ['GET user/files'],
    at: '/filecabinet',
    answers,
    sentence: () => documentTexts.listFailed,
    success: 'pan.pdf',
  },
  {
    call: 'GET /files/task/{taskId}',
    hit: ['GET files/task/31'],
    at: '/task-detail/31',
    state: TASK,
    answers,
    sentence: () => documentTexts.listFailed,
    success: 'Upload PAN card',
  },
  {
    call: 'GET /user/tasks',
    hit: ['GET user/tasks'],
    at: '/task-detail/31',
    answers,
    sentence: () => taskTexts.tasksFailed,
    success: 'Upload PAN card',
  },
  {
    call: 'GET /user/tasks',
    hit: ['GET user/tasks'],
    at: '/dashboard',
    state: { tab: 'quickAccess' },
    answers,
    sentence: () => workTexts.statusFailed,
    success: 'GST Filing',
  },
  {
    call: 'GET /tracking-status-by-taskid/{taskId}',
    hit: ['GET tracking-status-by-taskid/31'],
    at: '/task-detail/31',
    answers,
    begin: (page) => page.press(taskTexts.trackingTab),
    sentence: () => taskTexts.stepsFailed,
    success: 'Collect papers',
  },
  {
    call: 'GET user/notification',
    hit: ['GET user/notification'],
    at: '/notifications',
    answers,
    sentence: () => notificationTexts.failed,
    success: 'Return filed',
  },
  {
    call: 'GET user/profile',
    hit: ['GET user/profile'],
    at: '/profile',
    answers,
    sentence: (fault) => `Error: ${serverMessage(fault) || 'An error occurred'}`,
    success: 'ABCPE1234F',
  },
  {
    call: 'GET api/recent-blogs',
    hit: ['GET api/recent-blogs'],
    at: '/dashboard',
    answers,
    sentence: () => blogTexts.failed,
    success: 'Old or new tax regime',
  },
  {
    call: 'GET /deadlines.json',
    hit: ['GET deadlines.json'],
    at: '/deadlines',
    answers,
    sentence: () => deadlineTexts.tableFailed,
    success: 'Official page: GST',
  },
  {
    call: 'GET /user/tasks',
    hit: ['GET user/tasks'],
    at: '/deadlines',
    answers,
    sentence: () => workTexts.tasksFailed,
    success: 'Official page: GST',
  },
];
