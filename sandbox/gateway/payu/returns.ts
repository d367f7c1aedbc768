import { Hono } from 'hono';
import { type Outcome, resultAddress, settle, standingOf } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import type { Environment, Routes } from '../../http/environment';
import { optionalText, textsOf } from '../../http/fields';
import { formFields } from '../../http/formBody';
import { HASHED, responseHash } from './payuHash';
import { sameHash } from './sameHash';

const RETURNED = [...HASHED, 'status', 'additionalCharges', 'hash', 'mihpayid'] as const;

type PayuReturn = Readonly<Record<(typeof RETURNED)[number], string>>;

const payuReturn = (form: Readonly<Record<string, string>>): PayuReturn =>
  textsOf(RETURNED, (name) => optionalText(form, { key: name, name, max: 1000 }));

const statusOf = (status: string): 'success' | 'failure' | 'pending' =>
  status === 'success' || status === 'pending' ? status : 'failure';

/** A forged return changes nothing and leads to the order's own state. */
const settlePayu = async (context: SandboxContext, back: PayuReturn): Promise<Outcome> => {
  const { key, salt } = context.config.payu;
  if (back.key === key && sameHash(back.hash, responseHash(back, salt))) {
    const { txnid: orderId, amount, mihpayid: reference } = back;
    return settle(context, { orderId, amount, reference, status: statusOf(back.status) });
  }
  const standing = await standingOf(context, back.txnid);
  if (standing.orderId !== '')
    context.print(`! A return for order ${standing.orderId} carried a wrong hash and was ignored.`);
  return standing;
};

/**
 * The address that PayU posts to: settles the order and redirects the browser to the same page by GET
 * (PAY-23). PayU's notice from server to server is settled the same way.
 */
export const payuReturns = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/payment-response', async (c) => {
    const back = payuReturn(await formFields(c));
    return c.redirect(await resultAddress(context, back.txnid, () => settlePayu(context, back)), 303);
  });
  app.post('/sandbox/payment-notice', async (c) => {
    const { status } = await settlePayu(context, payuReturn(await formFields(c)));
    return c.json({ status });
  });
  return app;
};
