import type { Ago } from './seedContext';

/** Files and notifications of the demo customer. Days and hours count back from today. */

export const DEMO_FILES = [
  { name: 'Form 16 - FY 2024-25.pdf', kind: 'pdf', tags: 'Income Tax', by: 'User', days: 61 },
  { name: 'ITR acknowledgement.pdf', kind: 'pdf', tags: 'Income Tax', by: 'Expert', days: 48 },
  { name: 'GST application.pdf', kind: 'pdf', tags: 'GST', by: 'Expert', days: 18 },
  { name: 'purchase-register.csv', kind: 'csv', tags: 'Accounting', by: 'User', days: 12 },
  { name: 'challan-q2.csv', kind: 'csv', tags: 'TDS', by: 'User', days: 7 },
  { name: 'office-front.png', kind: 'png', tags: null, by: 'User', days: 4 },
  { name: 'Board resolution.pdf', kind: 'pdf', tags: 'Compliance', by: 'User', days: 0 },
] as const;

/** The record that a notification is about: a task or quotation by name, or a known id; of a task, the tab too. */
type About =
  | { readonly task: string; readonly tab: 'documents' | 'tracking' }
  | { readonly quotation: string }
  | { readonly id: number };

export type DemoNotification = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Absent when the screen needs no id. */
  readonly about?: About;
  readonly ago: Ago;
  readonly image?: string;
};

export const DEMO_NOTIFICATIONS: readonly DemoNotification[] = [
  {
    title: 'Income tax return filed',
    body: 'Your return was filed and verified. The acknowledgement is in your file cabinet.',
    path: 'filecabinet',
    ago: { days: 48, minutes: 20 },
  },
  {
    title: 'Payment received',
    body: 'Thank you. Your order for Book Keeping is confirmed.',
    path: 'dashboard',
    ago: { days: 14, minutes: 4 },
  },
  {
    title: 'Document needed',
    body: 'Please upload the cancelled cheque for GST Registration.',
    path: 'task-detail',
    about: { task: 'GST Registration', tab: 'documents' },
    ago: { days: 5, minutes: 2 },
  },
  {
    title: 'New quotation',
    body: 'Your quotation for Tax Notice Reply is ready. It is valid for 15 days.',
    path: 'quotation',
    about: { quotation: 'Tax Notice Reply' },
    ago: { days: 3, minutes: 3 },
  },
  {
    title: 'When advance tax is due',
    body: 'The instalments are due by 15 June, 15 September, 15 December and 15 March.',
    path: 'sub-service',
    about: { id: 31 },
    ago: { hours: 20 },
    image: '/media/blog/tds-on-rent.svg',
  },
  {
    title: 'Your expert has replied',
    body: 'There are new remarks on your GST registration.',
    path: 'task-detail',
    about: { task: 'GST Registration', tab: 'tracking' },
    ago: { hours: 2 },
  },
];
