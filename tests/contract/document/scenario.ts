import { aSubmittedQuestion } from '../../domain/pricing/aQuestion';
import { none, some } from 'fp-ts/Option';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';
import { orderOf } from '../../../src/domain/checkout/order';
import { payuFields } from '../../../src/infrastructure/payment/payuForm';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { cartLineId } from '../../../src/domain/cart/cart';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import type { CheckedOrderForm } from '../../../src/domain/checkout/orderForm';
import { paise } from '../../../src/domain/money/money';
import { aSubService } from '../../domain/catalogue/aService';
import { aChosenFile } from '../../doubles/aChosenFile';
import { atGateway, goBack, press } from '../../sandbox/shopping';
import type { Running } from '../../sandbox/startSandbox';
import type { Customer } from '../backend';
import type { SandboxBackend } from '../sandboxBackend';
import { answerOf, firstOf, goOn } from '../expectations';
import { otpFrom } from '../numbers';
import { answeredBy } from '../ports/pricingContract';

/** Names the exchange that the next call makes; the calls in between are not kept. */
type Keep = (name: string, call: () => Promise<unknown>) => Promise<void>;

export interface Stage {
  readonly running: Running;
  readonly backend: SandboxBackend;
  readonly keep: Keep;
  /** Keeps the exchange of each path, under its name, that is made meanwhile. */
  readonly keepEach: (names: Readonly<Record<string, string>>, run: () => Promise<unknown>) => Promise<void>;
}

/** A customer with records of every kind, and their access token. */
export interface Entered {
  readonly of: Customer;
  readonly token: string;
}

export const FORM: CheckedOrderForm = {
  fullName: gatewayText('Nila Iyer'),
  phone: gatewayText('+919876543210'),
  email: gatewayText('nila@example.in'),
  gstin: gatewayText(''),
  address: gatewayText('12 MG Road, Flat 4'),
  locality: gatewayText('Camp'),
  state: gatewayText('Maharashtra'),
  zipCode: gatewayText('411001'),
};

/** Signing up and signing in. */
export const enters = async ({ backend, keep }: Stage): Promise<void> => {
  const { sessions } = backend.visitor;
  const phone = backend.freshPhone();
  const ask = async (captchaToken: string) => sessions.sendOtp({ phone, captchaToken }, goOn())();
  await keep('checkUserExist.unknown', sessions.isKnown(phone, goOn()));
  await keep('sendOtp.failed', () => ask('not passed'));
  const solved = await backend.captchaToken();
  await keep('sendOtp', () => ask(solved));
  const otp = otpFrom(await backend.newestOtp(phone));
  const details = { email: 'nila@example.in', displayName: 'Nila Iyer', referralCode: none } as const;
  const registration = { phone, otp, ...details, status: 'Resident Individual/HUF' } as const;
  await keep('register', sessions.register(registration, goOn()));
  await keep('register.conflict', sessions.register(registration, goOn()));
  await keep('checkUserExist', sessions.isKnown(phone, goOn()));
  await ask(await backend.captchaToken());
  await keep('signIn.wrong', sessions.signIn({ phone, otp: otpFrom('000000') }, goOn()));
  const newest = otpFrom(await backend.newestOtp(phone));
  await keep('signIn', sessions.signIn({ phone, otp: newest }, goOn()));
};

/** Everything that a customer with records reads. */
export const reads = async ({ keep, running }: Stage, { of, token }: Entered): Promise<void> => {
  await keep('listServices', of.catalogue.services());
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'hi-IN' };
  await keep('listServices.hindi', () => fetch(`${running.origin}/api/v3/services`, { headers }));
  await keep('listFaqs', of.faqs.faqsOf(subServiceId('16')));
  await keep('listQuestions', of.prices.questionsOf(subServiceId('16')));
  await keep('listOrders', of.transactions.all());
  await keep('listQuotations', of.quotations.quotations());
  await keep('listQuotationRequests', of.quotations.requests());
  const quotation = firstOf(await answerOf(of.quotations.quotations()), 'quotation');
  await keep('getQuotation', of.quotations.quotation(quotation.id));
  const request = firstOf(await answerOf(of.quotations.requests()), 'request');
  await keep('getQuotationRequest', of.quotations.requestByQuotationLink(request.id));
  await keep('getOwnQuotationRequest', of.quotations.request(request.id));
  await keep('error.notFound', of.quotations.request(requestId('999999999')));
  await keep('listTasks', of.work.tasks());
  const task = firstOf(
    (await answerOf(of.work.tasks())).filter(({ status }) => status === 'started'),
    'task',
  );
  await keep('listTrackingSteps', of.work.steps(task.id));
  await keep('listTaskDocuments', of.files.taskDocuments(task.id));
  await keep('listFiles', of.files.cabinet());
  const file = firstOf(await answerOf(of.files.cabinet()), 'file');
  await keep('getDownloadLinks', of.links.direct(file.path));
  await keep('listNotifications', of.notifications.all());
  await keep('search', of.search.find('gst', goOn()));
  await keep('getProfile', of.profiles.load());
  await keep('listRecentBlogs', of.blogs.recent());
};

/** Writes that have nothing to do with buying. */
export const writes = async ({ keep }: Stage, { of }: Entered): Promise<void> => {
  const options = { signal: goOn(), onProgress: () => undefined };
  await keep(
    'uploadFile',
    of.files.putIntoCabinet(aChosenFile('pdf', { name: 'rent agreement.pdf' }), options),
  );
  for (const task of await answerOf(of.work.tasks())) {
    const document = (await answerOf(of.files.taskDocuments(task.id))).find(
      ({ files }) => files.length === 0,
    );
    if (document === undefined) continue;
    const upload = { taskId: task.id, userId: task.userId, createdBy: task.createdBy };
    await keep(
      'uploadTaskDocument',
      of.files.uploadTaskDocument({ ...upload, document, file: aChosenFile('pdf') }, options),
    );
    break;
  }
  const profile = { displayName: 'Asha Rao', email: 'asha.rao@example.in', pan: 'ABCPR1234K' };
  await keep('updateProfile', of.profiles.save({ ...profile, avatar: some(aChosenFile('png')) }, {}));
  const quotations = await answerOf(of.quotations.quotations());
  const [accepted, denied] = quotations.filter(({ status }) => status === 'pending');
  await keep(
    'decideQuotation.deny',
    of.quotations.submitDecision(
      denied?.id ?? quotationId(''),
      { kind: 'deny', remarks: 'Too costly for us' },
      goOn(),
    ),
  );
  await keep(
    'decideQuotation',
    of.quotations.submitDecision(accepted?.id ?? quotationId(''), { kind: 'accept' }, goOn()),
  );
  await keep(
    'error.conflict',
    of.quotations.submitDecision(accepted?.id ?? quotationId(''), { kind: 'accept' }, goOn()),
  );
};

/** From a price to a paid order, and back. */
export const buys = async ({ running, keep }: Stage, { of, token }: Entered): Promise<void> => {
  const answered = answeredBy(await answerOf(of.prices.questionsOf(subServiceId('16'))));
  await keep('calculatePrice', of.prices.price(subServiceId('16'), answered));
  await keep('error.refused', of.prices.price(subServiceId('16'), answered.slice(1)));
  const line = lineOf(aSubService({ id: '31' }), { amount: paise(149_900), questions: [] });
  await keep('addToCart', of.submissions.addToCart(line, 'f3a1c0de-0001'));
  const free = lineOf(aSubService({ id: '162' }), {
    amount: paise(50_000),
    questions: [aSubmittedQuestion()],
  });
  await keep('addToCart.freeAmount', of.submissions.addToCart(free, 'f3a1c0de-0002'));
  await keep('requestQuotation', of.submissions.requestQuotation(line, 'f3a1c0de-0003'));
  await keep('getCart', of.cart.load());
  const unwanted = (await answerOf(of.cart.load())).lines.at(-1);
  await keep('removeCartItem', of.cart.remove(unwanted?.id ?? cartLineId('')));
  await keep('applyDiscountCode.refused', of.cart.applyCode('NO-SUCH-CODE'));
  await keep('applyDiscountCode', of.cart.applyCode('SAVE10'));
  const cart = await answerOf(of.cart.load());
  const order = orderOf(FORM, cart, { userId: some(of.user.id), gateway: 'payu', discountCode: 'SAVE10' });
  await keep('placeOrder', of.orders.place(order, 'f3a1c0de-0004'));
  const orderId = await answerOf(of.orders.place(order, 'f3a1c0de-0004'));
  const payment = {
    orderId,
    amountText: cart.payment.payableText,
    payer: FORM,
    origin: running.origin,
    description: 'Services',
  };
  await keep('generatePayuChecksum', of.payments.prepare(payment));
  const checksum = await running.post('generate-payu-checksum', {
    token,
    body: { order_id: Number(orderId) },
  });
  const form = { ...payuFields(payment, checksum.body.data, { key: 'testkey', sendPhone: false }) };
  await keep('postPayuForm', () => atGateway(running, form));
  const { page } = await atGateway(running, form);
  const returned = await press(running, page, 'success');
  await keep('returnFromPayment', () => goBack(running, returned));
};

/** What needs no session: the deployment's files and the captcha, and a call that is refused without a token. */
export const beside = async ({ running, backend, keep }: Stage): Promise<void> => {
  await keep('getPortalConfig', () => fetch(`${running.origin}/portal.config.json`));
  await keep('getCaptchaChallenge', () => fetch(`${running.origin}/sandbox/altcha`));
  await keep('error.unauthorized', backend.visitor.cart.load());
};
