import type { Either } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import type { SendOptions } from '../../../src/application/ports/FileGateway';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { cartLineId } from '../../../src/domain/cart/cart';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import { asReceived } from '../../../src/domain/received/asReceived';
import { taskId } from '../../../src/domain/work/task';
import { userId } from '../../../src/domain/session/user';
import { anOrder, aPayment } from '../../domain/checkout/builders';
import { aSubService } from '../../domain/catalogue/aService';
import { aDocument } from '../../domain/documents/aFile';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aChosenFile } from '../../doubles/aChosenFile';
import { ORDER } from '../../sandbox/shopping';
import type { Gateways } from '../httpGateways';
import { goOn } from '../expectations';
import { otpFrom, phoneFrom } from '../numbers';

type Call<Answer> = (of: Gateways) => () => Promise<Either<unknown, Answer>>;

/** A call of the portal, and the address below /api/v3 whose real response it gets, changed. */
export interface WireCall<Answer = unknown> {
  readonly name: string;
  readonly address: string;
  readonly call: Call<Answer>;
  /** The body that is posted for the real response. */
  readonly body?: object;
}

const options: SendOptions = { signal: goOn(), onProgress: () => undefined };
const line = lineOf(aSubService({ id: '31' }), { amount: aSubService().basePrice, questions: [] });
const [FILES, TASKS, REQUESTS] = ['user/files', 'user/tasks', 'user/quotation-request'];
const phone = phoneFrom('+919876543210');
const otp = otpFrom('123456');
const CART_LINE = { service_id: 31, qty: 1, amount: 1499, questions: [], frequency: 'monthly', tat: 5 };
const registration = {
  phone,
  otp,
  email: 'a@b.in',
  displayName: 'A',
  referralCode: none,
  status: 'Resident Individual/HUF',
} as const;
const [service, quotation, asked, task] = [subServiceId('1'), quotationId('1'), requestId('1'), taskId('1')];
const owner = { taskId: task, userId: userId('1'), createdBy: '1' };
const upload = { ...owner, document: aDocument(), file: aChosenFile('pdf') };
const answered = [
  {
    question: aQuestion({ asReceived: asReceived({ id: 1, question: 'Registered?' }) }),
    answer: 'Yes',
    text: 'Yes',
  },
];
const PAYMENT = {
  sub_total: '1000.00',
  discount: '0.00',
  gst: '180.00',
  total: '1180.00',
  advance_amount: '0.00',
  payable: '1180.00',
};

/** Those that read a list, in which one bad record must not affect the others. */
export const listCalls: readonly WireCall<readonly { readonly id: string }[]>[] = [
  { name: 'services', address: 'services', call: (of) => of.catalogue.services() },
  { name: 'FAQs', address: 'faqs/{service}', call: (of) => of.faqs.faqsOf(service) },
  { name: 'questions', address: 'questions/{service}', call: (of) => of.prices.questionsOf(service) },
  { name: 'orders', address: 'user/orders', call: (of) => of.transactions.all() },
  { name: 'quotations', address: 'user/quotations', call: (of) => of.quotations.quotations() },
  { name: 'requests', address: REQUESTS, call: (of) => of.quotations.requests() },
  {
    name: 'dashboard requests',
    address: REQUESTS,
    call: (of) => of.requests.dashboardRequests(),
  },
  { name: 'tasks', address: TASKS, call: (of) => of.work.tasks() },
  {
    name: 'steps',
    address: 'tracking-status-by-taskid/{task}',
    call: (of) => of.work.steps(task),
  },
  { name: 'files', address: FILES, call: (of) => of.files.cabinet() },
  {
    name: 'documents',
    address: 'files/task/{task}',
    call: (of) => of.files.taskDocuments(task),
  },
  { name: 'notifications', address: 'user/notification', call: (of) => of.notifications.all() },
  {
    name: 'search',
    address: 'user/search?query=gst',
    call: (of) => of.search.find('gst', goOn()),
  },
  { name: 'blogs', address: '/api/recent-blogs', call: (of) => of.blogs.recent() },
];

const records: readonly WireCall[] = [
  { name: 'cart', address: 'user/cart', call: (of) => of.cart.load() },
  { name: 'profile', address: 'user/profile', call: (of) => of.profiles.load() },
  { name: 'user', address: 'user/profile', call: (of) => of.sessions.user() },
  { name: 'session', address: 'user/profile', call: (of) => of.sessions.confirm() },
  { name: 'quotation', address: 'quotations/{quotation}', call: (of) => of.quotations.quotation(quotation) },
  {
    name: 'request behind',
    address: 'quotation-request/{request}',
    call: (of) => of.quotations.requestByQuotationLink(asked),
  },
  {
    name: 'request',
    address: 'user/quotation-request/{request}',
    call: (of) => of.quotations.request(asked),
  },
  { name: 'download link', address: 'files/download-link/{path}', call: (of) => of.links.direct('a.pdf') },
  {
    name: 'shareable link',
    address: 'files/download-link/{path}',
    call: (of) => of.links.shareable('a.pdf'),
  },
];

const writes: readonly WireCall[] = [
  {
    name: 'known number',
    address: 'check-user-exist',
    body: { username: phone },
    call: (of) => of.sessions.isKnown(phone, goOn()),
  },
  {
    name: 'OTP send',
    address: 'captcha-verfy-and-send-otp',
    body: { username: phone, grecaptcharesponse: '' },
    call: (of) => of.sessions.sendOtp({ phone, captchaToken: 'x' }, goOn()),
  },
  {
    name: 'sign-in',
    address: '/sandbox/customers',
    body: { phone: '+916000000001' },
    call: (of) => of.sessions.signIn({ phone, otp }, goOn()),
  },
  {
    name: 'registration',
    address: '/sandbox/customers',
    body: { phone: '+916000000002' },
    call: (of) => of.sessions.register(registration, goOn()),
  },
  {
    name: 'price',
    address: 'service-price-calculation',
    body: {
      service_id: 17,
      answers: [
        { id: 1701, answer: 'Monthly' },
        { id: 1702, answer: '10' },
      ],
    },
    call: (of) => of.prices.price(subServiceId('17'), answered),
  },
  {
    name: 'add to cart',
    address: 'add-to-cart',
    body: CART_LINE,
    call: (of) => of.submissions.addToCart(line, 'k'),
  },
  {
    name: 'quotation wish',
    address: 'add-quotation',
    body: CART_LINE,
    call: (of) => of.submissions.requestQuotation(line, 'k'),
  },
  {
    name: 'code',
    address: 'apply-discount-code',
    body: { discount_code: 'SAVE10' },
    call: (of) => of.cart.applyCode('SAVE10'),
  },
  {
    name: 'order',
    address: 'place-order',
    body: ORDER,
    call: (of) => of.orders.place(anOrder({ payment: asReceived(PAYMENT) }), 'k'),
  },
  {
    name: 'checksum',
    address: 'generate-payu-checksum',
    body: { order_id: '{order}' },
    call: (of) => of.payments.prepare(aPayment()),
  },
  { name: 'line removed', address: 'user/cart', call: (of) => of.cart.remove(cartLineId('1')) },
  {
    name: 'decision',
    address: 'update-quotation-status/{quotation}',
    body: { status: 2, remarks: 'No' },
    call: (of) => of.quotations.submitDecision(quotation, { kind: 'accept' }, goOn()),
  },
  {
    name: 'cabinet upload',
    address: FILES,
    call: (of) => of.files.putIntoCabinet(aChosenFile('pdf'), options),
  },
  { name: 'document uploaded', address: FILES, call: (of) => of.files.uploadTaskDocument(upload, options) },
  {
    name: 'profile saved',
    address: 'user/profile',
    call: (of) =>
      of.profiles.save({ displayName: 'A', email: 'a@b.in', pan: '', avatar: some(aChosenFile('png')) }, {}),
  },
];

/** Those that change nothing, and may be sent again. */
export const readCalls: readonly WireCall[] = [...listCalls, ...records];

/** Every call whose response the portal reads. */
export const wireCalls: readonly WireCall[] = [...readCalls, ...writes];
