/** Files and notifications of the demo customer. Days and hours are counted back from today. */

export const DEMO_FILES = [
  { name: 'Form 16 - FY 2024-25.pdf', kind: 'pdf', tags: 'Income Tax', by: 'User', days: 61 },
  { name: 'ITR acknowledgement.pdf', kind: 'pdf', tags: 'Income Tax', by: 'Expert', days: 48 },
  { name: 'GST certificate.pdf', kind: 'pdf', tags: 'GST', by: 'Expert', days: 18 },
  { name: 'purchase-register.csv', kind: 'csv', tags: 'Accounting', by: 'User', days: 12 },
  { name: 'challan-q2.csv', kind: 'csv', tags: 'TDS', by: 'User', days: 7 },
  { name: 'office-front.png', kind: 'png', tags: null, by: 'User', days: 4 },
  { name: 'Board resolution.pdf', kind: 'pdf', tags: 'Compliance', by: 'User', days: 0 },
] as const;

export const DEMO_NOTIFICATIONS = [
  {
    title: 'Income tax return filed',
    body: 'Your return was filed and verified. The acknowledgement is in your file cabinet.',
    path: 'filecabinet',
    hours: 48 * 24,
  },
  {
    title: 'Payment received',
    body: 'Thank you. Your order for Book Keeping is confirmed.',
    path: 'dashboard',
    hours: 14 * 24,
  },
  {
    title: 'Document needed',
    body: 'Please upload the proof of your business address for GST Registration.',
    path: 'task-detail',
    hours: 5 * 24,
  },
  {
    title: 'New quotation',
    body: 'Your quotation for Tax Notice Reply is ready. It holds for 15 days.',
    path: 'quotation',
    hours: 3 * 24,
    url: '/quotation',
  },
  {
    title: 'Advance tax is due soon',
    body: 'The next instalment of advance tax falls due on the 15th of the quarter’s last month.',
    path: 'sub-service',
    hours: 20,
    image: '/media/blog/tds-on-rent.svg',
  },
  {
    title: 'Your expert has replied',
    body: 'There are new remarks on your GST registration.',
    path: 'task-detail',
    hours: 2,
  },
] as const;
