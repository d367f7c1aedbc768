import { Hono } from 'hono';
import type { SandboxContext } from '../../context';
import type { Environment, Routes } from '../../http/environment';
import { rupeeText } from '../../money/paise';
import { htmlPage } from '../../pages/html';
import { noticeLater } from '../notice';
import { onPayment } from '../paymentPage';
import { decide, type Payment } from '../payments';
import { payPage } from '../payPage';
import { fieldsOf } from '../providerOrder';
import { CHECKOUT_SCRIPT } from './checkoutScript';
import { noticeSignatureOf, signatureOf } from './signature';
import { CAPTURED, type Notice, paymentIdOf } from './verify';

const FAILED = 'The bank declined the payment.';

/** A page in the dialog's frame that only tells the shop's page what happened. */
const tellingPage = (payment: Payment, message: object): Response => {
  const { shop } = fieldsOf(payment);
  const script = `parent.postMessage(${JSON.stringify(message)}, ${JSON.stringify(shop)})`;
  return htmlPage({ title: 'Razorpay', body: `<script>${script}</script>`, framedBy: shop });
};

const dialogPage = (payment: Payment, said = ''): Response => {
  const { amount, name, email, shop } = fieldsOf(payment);
  return payPage({
    amount: rupeeText(amount),
    facts: { Transaction: payment.txnid, Name: name, Email: email },
    address: `/razorpay/dialog/${payment.id}`,
    said,
    framedBy: shop,
  });
};

/** Tells of the failure and stays open, as the real dialog does. */
const failedPage = (payment: Payment): Response => {
  const { shop } = fieldsOf(payment);
  const message = JSON.stringify({ kind: 'failed', error: { description: FAILED } });
  return htmlPage({
    title: 'Razorpay',
    body: `<h1>${FAILED}</h1><form action="/razorpay/dialog/${payment.id}"><button>Try another way to pay</button></form>
<form method="post" action="/razorpay/dialog/${payment.id}/cancelled"><button class="plain">Leave</button></form>
<script>parent.postMessage(${message}, ${JSON.stringify(shop)})</script>`,
    framedBy: shop,
  });
};

const notify = (context: SandboxContext, payment: Payment): void => {
  const { amount } = fieldsOf(payment);
  const entity = { id: paymentIdOf(payment), order_id: payment.id, amount };
  const notice: Notice = { event: CAPTURED, payload: { payment: { entity } } };
  const body = JSON.stringify(notice);
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': noticeSignatureOf(body) };
  noticeLater(context, { path: '/sandbox/razorpay-notice', headers, body });
};

const payIn = async (context: SandboxContext, payment: Payment): Promise<Response> => {
  if ((await decide(context, payment, 'success')) !== 'success')
    return dialogPage(payment, 'This order was already paid.');
  notify(context, payment);
  const razorpay_payment_id = paymentIdOf(payment);
  const proof = {
    razorpay_payment_id,
    razorpay_order_id: payment.id,
    razorpay_signature: signatureOf(payment.id, razorpay_payment_id),
  };
  return tellingPage(payment, { kind: 'paid', proof });
};

/** The script of Razorpay's dialog and the pages in its frame. */
export const razorpayPages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  const dialog = '/razorpay/dialog/:id';
  app.get('/razorpay/checkout.js', (c) =>
    c.body(CHECKOUT_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get(dialog, (c) => onPayment(context, c, (payment) => dialogPage(payment)));
  app.post(`${dialog}/success`, (c) => onPayment(context, c, (payment) => payIn(context, payment)));
  app.post(`${dialog}/failure`, (c) => onPayment(context, c, failedPage));
  app.post(`${dialog}/cancelled`, (c) =>
    onPayment(context, c, (payment) => tellingPage(payment, { kind: 'cancelled' })),
  );
  return app;
};
