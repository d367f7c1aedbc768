import { Hono } from 'hono';
import { type GatewayReturn, type Outcome, resultAddress, settle } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import { ownOrigin } from '../../http/address';
import type { Call, Environment, Routes } from '../../http/environment';
import { Refusal } from '../../http/refusal';
import { ownJson } from '../../http/shape';
import { ignored, signedNotice, idAt } from '../../http/signedNotice';
import { rupeeText } from '../../money/paise';
import { type Payment, paymentWith } from '../payments';
import { credentialsOf, isGenuineNotice } from './credentials';

/** What the backend reads of Cashfree's order. */
type CashfreeOrder = {
  readonly cf_order_id: string;
  readonly order_status: string;
  /** In rupees. */
  readonly order_amount: number;
};

type Attempt = { readonly payment_status: string };

const FAILED = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'];

/** Cashfree's answer to a backend; null when it gives none. */
const asked = async <A>(context: SandboxContext, path: string): Promise<A | null> => {
  const address = `${ownOrigin(context.config.host, context.ports.gateway)}/pg/orders/${path}`;
  const response = await fetch(address, { headers: credentialsOf(context.paymentSecret) }).catch(() => null);
  return response?.ok === true ? ownJson<A>(await response.text()) : null;
};

/** An order that is not paid has failed once each attempt at it has. */
const hasFailed = async (context: SandboxContext, id: string): Promise<boolean> => {
  const attempts = (await asked<readonly Attempt[]>(context, `${id}/payments`)) ?? [];
  return attempts.length > 0 && attempts.every(({ payment_status }) => FAILED.includes(payment_status));
};

const statusOf = async (
  context: SandboxContext,
  id: string,
  { order_status: status }: CashfreeOrder,
): Promise<GatewayReturn['status']> => {
  if (status === 'PAID') return 'success';
  return (await hasFailed(context, id)) ? 'failure' : 'pending';
};

/** Asks Cashfree how the payment ended, since an address in the browser proves nothing; null when it does not tell. */
const settleAsked = async (context: SandboxContext, { id, txnid }: Payment): Promise<Outcome | null> => {
  const order = await asked<CashfreeOrder>(context, id);
  if (order === null) return null;
  return settle(context, {
    orderId: txnid,
    amount: rupeeText(Math.round(order.order_amount * 100)),
    status: await statusOf(context, id, order),
    reference: order.cf_order_id,
  });
};

const comeBack = async (context: SandboxContext, c: Call): Promise<Response> => {
  const payment = await paymentWith(context, c.req.query('order_id') ?? '');
  if (payment === undefined) return c.redirect('/payment-response?status=checking&order_id=', 303);
  const { txnid } = payment;
  const settling = async (): Promise<Outcome> =>
    (await settleAsked(context, payment)) ?? { status: 'checking', orderId: txnid };
  return c.redirect(await resultAddress(context, txnid, settling), 303);
};

/** Cashfree's notice from server to server: the backend asks how the payment of its order ended. */
const takeNotice = async (context: SandboxContext, c: Call): Promise<Response> => {
  const time = c.req.header('x-webhook-timestamp') ?? '';
  const signature = c.req.header('x-webhook-signature') ?? '';
  const notice = await signedNotice(c, (body) => isGenuineNotice(context, { time, body }, signature));
  // A test, a refund, a settlement and a payment link name no order there, or none of the portal's.
  const payment = await paymentWith(context, idAt(notice, 'data', 'order', 'order_id'));
  if (payment === undefined) return ignored(c);
  const outcome = await settleAsked(context, payment);
  // Cashfree sends a notice again that was not taken.
  if (outcome === null) throw new Refusal(503, 'Cashfree did not tell of this order.');
  return c.json({ status: outcome.status });
};

/** Where Cashfree's page sends the customer, and its server the notice. */
export const cashfreeReturns = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/api/v3/cashfree-return', (c) => comeBack(context, c));
  app.post('/sandbox/cashfree-notice', (c) => takeNotice(context, c));
  return app;
};
