import { Hono } from 'hono';
import type { SandboxContext } from '../../context';
import { gatewayNextOrigin } from '../../http/address';
import type { Environment, Routes } from '../../http/environment';
import { rupeeText } from '../../money/paise';
import { htmlPage } from '../../pages/html';
import { onPayment } from '../paymentPage';
import { decide, type Payment } from '../payments';
import { payPage } from '../payPage';
import { fieldsOf } from '../providerOrder';
import { checkoutScript } from './checkoutScript';
import { hostedPages } from './hosted';
import { notifyOfPayment } from './notice';
import { proofOf } from './proof';

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

const payIn = async (context: SandboxContext, payment: Payment): Promise<Response> => {
  if ((await decide(context, payment, 'success')) !== 'success')
    return dialogPage(payment, 'This order was already paid.');
  notifyOfPayment(context, payment);
  return tellingPage(payment, { kind: 'paid', proof: proofOf(context, payment) });
};

/** The script of Razorpay's dialog and the pages in its frame. */
export const razorpayPages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  const dialog = '/razorpay/dialog/:id';
  app.get('/razorpay/checkout.js', (c) =>
    c.body(checkoutScript(gatewayNextOrigin(context, c)), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  );
  app.get(dialog, (c) => onPayment(context, c, (payment) => dialogPage(payment)));
  app.post(`${dialog}/success`, (c) => onPayment(context, c, (payment) => payIn(context, payment)));
  app.post(`${dialog}/failure`, (c) => onPayment(context, c, failedPage));
  app.post(`${dialog}/cancelled`, (c) =>
    onPayment(context, c, (payment) => tellingPage(payment, { kind: 'cancelled' })),
  );
  app.route('/', hostedPages(context));
  return app;
};
