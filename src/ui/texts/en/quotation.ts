import type { DetailStatus } from '../../../domain/quotations/detail';
import type { QuotationStatus } from '../../../domain/quotations/quotation';
import type { RequestStatus } from '../../../domain/quotations/request';
import type { SectionKind } from '../../../domain/quotations/sections';
import { plural } from '../plural';
import { ENGLISH } from '../../../domain/language/language';

const sections: Readonly<Record<SectionKind, string>> = {
  pending: 'Pending for Approval',
  accepted: 'Accepted Quotations',
  expired: 'Expired Quotations',
  requested: 'Requested Quotations',
  used: 'Used Quotations',
  rejected: 'Rejected Quotations',
};

const settled = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  paid: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Expired',
  unknown: 'Unknown Status',
};

const statuses: Readonly<Record<QuotationStatus, string>> = {
  pending: 'Pending for Approval',
  ...settled,
};

const requestStatuses: Readonly<Record<RequestStatus, string>> = {
  inProgress: 'In Progress',
  used: 'Used',
  denied: 'Denied',
  unknown: 'Unknown Status',
};

const detailStatuses: Readonly<Record<DetailStatus, string>> = {
  requestInProgress: 'Request In Progress',
  ...settled,
};

/** Texts of the quotation pages; quoted sentences match the specification letter for letter (LANG-04). */
export const quotation = {
  title: 'Quotations',
  lead: 'Quotations from our experts, and the ones you have requested.',
  loading: 'Loading...',
  empty: 'No quotations available.',
  sections,
  statuses,
  requestStatuses,
  detailStatuses,
  findService: 'Find a service',
  requestAgain: 'Ask again',
  requestAgainLine: (kind: 'quotation' | 'request', id: string): string =>
    `I would like a new quotation in place of ${kind} #QR${id}.`,
  requestedOn: 'Requested on',
  quotedOn: 'Quoted on',
  underProcess: (from: number, to: number): string => `Under process, ${from}-${to} working days`,
  quotationsFailed: 'Failed to fetch quotations. Please try again later.',
  requestsFailed: 'Failed to fetch requested quotations. Please try again later.',
  detailMissing: 'Quotation details not found.',
  detailUnreadable: 'Failed to fetch quotation details. Please try again.',
  requestFailed: 'Failed to load quotation details.',
  quotationTitle: (id: string): string => `Quotation #QR${id}`,
  requestTitle: (id: string): string => `Request #QR${id}`,
  services: 'Services',
  expiresOn: 'Valid until',
  daysLeft: plural(ENGLISH, { one: '# day left', other: '# days left' }),
  expiresToday: 'Expires today',
  over: 'No longer valid',
  remarks: "Expert's remarks",
  noRemarks: 'No remarks from the expert.',
  file: 'Download the quotation',
  payable: 'Amount payable',
  amount: 'Amount',
  includesGst: (amount: string): string => `includes ${amount} GST`,
  unknownAmount: 'Amount not available',
  decisionLead: 'Accept this quotation and pay from your cart, or deny it and tell us why.',
  accept: 'Accept',
  deny: 'Deny',
  denyTitle: 'Deny this quotation',
  denyLead: 'Your reason helps our expert send a better quotation. This cannot be undone.',
  reason: 'Reason for rejection',
  submitRejection: 'Submit Rejection',
  cancel: 'Cancel',
  accepted: 'Quotation accepted.',
  denied: 'Quotation rejected.',
  changeFailed: 'Your decision was not saved. Please try again.',
  notAccepted: 'Your decision was not accepted. Please contact us.',
  unconfirmed: 'We could not confirm whether your decision was saved. Check the status before you try again.',
  stopWaiting: 'Stop waiting',
  notPending: 'This quotation can no longer be accepted or denied.',
  reasonMissing: 'Please give a reason.',
  linkMissing: 'Failed to get download link.',
  questions: 'Your questions and answers',
  noQuestions: 'No questions were asked for this request.',
  noAnswer: 'Not answered',
  status: 'Status',
  back: 'All quotations',
  decide: 'Decide',
  decideOn: (names: string): string => `Decide on ${names === '' ? 'this quotation' : names}`,
  openCart: 'Open cart',
  inCart: 'Thank you. This quotation is in your cart: pay there, and our expert starts the work.',
  notInCart: 'This quotation is not in your cart. If you have not paid it yet, ask us how.',
  afterAccept: 'After you press Accept',
  steps: [
    'The quotation goes into your cart.',
    'You pay there.',
    'Our expert starts the work, and you follow it on your dashboard.',
  ],
  answers: 'What you told us',
  fileTitle: 'The quotation as a file',
  fileNotShown: 'This file cannot be shown here. You can download it.',
  filePreview: (id: string): string => `File of quotation #QR${id}`,
  ask: 'Ask about this quotation',
  askLine: (id: string): string => `I have a question about quotation #QR${id}.`,
  shareText: (id: string, amount: string): string =>
    amount === '' ? `Quotation #QR${id}` : `Quotation #QR${id} for ${amount}`,
  print: 'Print',
  service: 'Service',
  gst: 'GST, included',
};
