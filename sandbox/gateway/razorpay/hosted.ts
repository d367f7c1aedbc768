import { Hono } from 'hono';
import type { SandboxContext } from '../../context';
import { gatewayNextOrigin } from '../../http/address';
import type { Call, Environment, Routes } from '../../http/environment';
import { formFields } from '../../http/formBody';
import { rupeeText } from '../../money/paise';
import { type Choice, noPayment, onDecision, onPayment } from '../paymentPage';
import { decide, type Payment, paymentWith } from '../payments';
import { payPage } from '../payPage';
import { postBackPage } from '../postBack';
import { fieldsOf } from '../providerOrder';
import { refusedPage } from '../refusedPage';
import { notifyOfPayment } from './notice';
import { paymentIdOf, proofOf } from './proof';

const inPath = (callback: string): string => Buffer.from(callback).toString('base64url');

const callbackIn = (c: Call): string =>
  Buffer.from(c.req.param('callback') ?? '', 'base64url').toString('utf8');

const isOwn = (callback: string, payment: Payment): boolean =>
  URL.canParse(callback) && new URL(callback).origin === fieldsOf(payment).shop;

const begin = async (context: SandboxContext, c: Call): Promise<Response> => {
  const { order_id: order = '', callback_url: callback = '' } = await formFields(c);
  const payment = await paymentWith(context, order);
  if (payment === undefined) return noPayment();
  if (!isOwn(callback, payment)) return refusedPage(['callback_url is not an address of this shop.']);
  return c.redirect(`${gatewayNextOrigin(context, c)}/razorpay/page/${order}/${inPath(callback)}`, 303);
};

const pageOf = (payment: Payment, callback: string): Response => {
  const { amount, name, email } = fieldsOf(payment);
  return payPage({
    amount: rupeeText(amount),
    facts: { Transaction: payment.txnid, Name: name, Email: email },
    address: `/razorpay/page/${payment.id}/${inPath(callback)}`,
  });
};

const errorOf = (payment: Payment, reason: string): Readonly<Record<string, string>> => ({
  'error[code]': 'BAD_REQUEST_ERROR',
  'error[description]': 'The payment was not completed.',
  'error[reason]': reason,
  'error[metadata]': JSON.stringify({ payment_id: paymentIdOf(payment), order_id: payment.id }),
});

const finish = async (context: SandboxContext, c: Call, { payment, decision }: Choice): Promise<Response> => {
  const action = callbackIn(c);
  if (!isOwn(action, payment)) return noPayment();
  const decided = await decide(context, payment, decision);
  if (decided === null) return refusedPage([`Order ${payment.txnid} was already paid.`]);
  if (decided !== 'success') return postBackPage({ action, fields: errorOf(payment, `payment_${decided}`) });
  notifyOfPayment(context, payment);
  return postBackPage({ action, fields: proofOf(context, payment) });
};

/** What Razorpay shows in the place of its dialog to a customer whose browser opens none: a page that posts to the callback. */
export const hostedPages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  const page = '/razorpay/page/:id/:callback';
  app.post('/v1/checkout/embedded', (c) => begin(context, c));
  app.get(page, (c) => onPayment(context, c, (payment) => pageOf(payment, callbackIn(c))));
  app.post(`${page}/:decision`, (c) => onDecision(context, c, (choice) => finish(context, c, choice)));
  return app;
};
