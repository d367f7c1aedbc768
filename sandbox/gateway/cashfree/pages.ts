import { Hono } from 'hono';
import type { SandboxContext } from '../../context';
import type { Call, Environment, Routes } from '../../http/environment';
import { gatewayNextOrigin } from '../../http/address';
import { formFields } from '../../http/formBody';
import { rupeeText } from '../../money/paise';
import { noticeLater } from '../notice';
import { type Choice, noPayment, onDecision, onPayment } from '../paymentPage';
import { decide, isPaid, type Payment, paymentWith } from '../payments';
import { payPage } from '../payPage';
import { fieldsOf } from '../providerOrder';
import { refusedPage } from '../refusedPage';
import { areCredentials, noticeSignatureOf } from './credentials';
import { CASHFREE_SCRIPT } from './script';
import { orderOfSession } from './session';

const pageOf = (payment: Payment): Response => {
  const { amount, name, email, shop } = fieldsOf(payment);
  return payPage({
    amount: rupeeText(amount),
    facts: { Transaction: payment.txnid, Name: name, Email: email },
    address: `/cashfree/${payment.id}`,
    formTargets: [shop],
  });
};

const notify = (context: SandboxContext, payment: Payment): void => {
  const body = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: { order: { order_id: payment.id }, payment: { payment_status: 'SUCCESS' } },
  });
  const signed = () => {
    const time = String(context.now().getTime());
    const headers = {
      'content-type': 'application/json',
      'x-webhook-timestamp': time,
      'x-webhook-signature': noticeSignatureOf(context.paymentSecret, { time, body }),
    };
    return { headers, body };
  };
  noticeLater(context, { path: '/sandbox/cashfree-notice', signed });
};

const finish = async (context: SandboxContext, c: Call, { payment, decision }: Choice): Promise<Response> => {
  const decided = await decide(context, payment, decision);
  if (decided === null) return refusedPage([`Order ${payment.txnid} was already paid.`]);
  if (decided === 'success') notify(context, payment);
  const back = new URL('/api/v3/cashfree-return', fieldsOf(payment).shop);
  back.searchParams.set('order_id', payment.id);
  return c.redirect(back.href, 303);
};

const STATUSES = { open: 'NOT_ATTEMPTED', success: 'SUCCESS', failure: 'FAILED', cancelled: 'USER_DROPPED' };

/** Cashfree's order as it tells a backend. */
const orderAnswer = (payment: Payment): object => ({
  cf_order_id: payment.id.replace('order_', ''),
  order_id: payment.id,
  order_status: payment.state === 'success' ? 'PAID' : 'ACTIVE',
  order_amount: fieldsOf(payment).amount / 100,
  order_currency: 'INR',
});

const paymentsAnswer = (payment: Payment): object => [
  { cf_payment_id: payment.id.replace('order_', ''), payment_status: STATUSES[payment.state] },
];

/** An answer to a backend that has the secret. */
const toBackend = async (
  context: SandboxContext,
  c: Call,
  answer: (payment: Payment) => object,
): Promise<Response> => {
  if (!areCredentials(context.paymentSecret, (name) => c.req.header(name)))
    return c.json({ message: 'authentication Failed' }, 401);
  const payment = await paymentWith(context, c.req.param('id') ?? '');
  return payment === undefined ? c.json({ message: 'Order not found' }, 404) : c.json(answer(payment));
};

const begin = async (context: SandboxContext, c: Call): Promise<Response> => {
  const { payment_session_id: session = '' } = await formFields(c);
  const payment = await paymentWith(context, orderOfSession(session));
  if (payment === undefined) return noPayment();
  if (await isPaid(context, payment.txnid)) return refusedPage([`Order ${payment.txnid} was already paid.`]);
  return c.redirect(`${gatewayNextOrigin(context, c)}/cashfree/${payment.id}`, 303);
};

/** Cashfree's script, its hosted page, and what a backend asks it. */
export const cashfreePages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/js/v3/cashfree.js', (c) =>
    c.body(CASHFREE_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.post('/pg/view/sessions/checkout', (c) => begin(context, c));
  app.get('/pg/orders/:id', (c) => toBackend(context, c, orderAnswer));
  app.get('/pg/orders/:id/payments', (c) => toBackend(context, c, paymentsAnswer));
  app.get('/cashfree/:id', (c) => onPayment(context, c, pageOf));
  app.post('/cashfree/:id/:decision', (c) => onDecision(context, c, (choice) => finish(context, c, choice)));
  return app;
};
