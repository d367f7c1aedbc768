import { Hono } from 'hono';
import { type Outcome, resultAddress, settle, standingOf } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import type { Environment, Routes } from '../../http/environment';
import { optionalText } from '../../http/fields';
import { formFields } from '../../http/formBody';
import { responseHash, type ReturnedFields, sameHash } from './payuHash';

type PayuReturn = ReturnedFields & { readonly hash: string; readonly mihpayid: string };

const payuReturn = (form: Readonly<Record<string, string>>): PayuReturn => {
  const text = (key: string): string => optionalText(form, { key, name: key, max: 1000 });
  return {
    key: text('key'),
    txnid: text('txnid'),
    amount: text('amount'),
    productinfo: text('productinfo'),
    firstname: text('firstname'),
    email: text('email'),
    udf1: text('udf1'),
    udf2: text('udf2'),
    udf3: text('udf3'),
    udf4: text('udf4'),
    udf5: text('udf5'),
    status: text('status'),
    additionalCharges: text('additionalCharges'),
    hash: text('hash'),
    mihpayid: text('mihpayid'),
  };
};

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
