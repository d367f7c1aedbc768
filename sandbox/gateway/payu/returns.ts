import { Hono } from 'hono';
import { type Outcome, resultAddress, settle, unproven } from '../../checkout/settle';
import type { SandboxContext } from '../../context';
import type { Call, Environment, Routes } from '../../http/environment';
import { optionalText, textsOf } from '../../http/fields';
import { formFields } from '../../http/formBody';
import { Refusal } from '../../http/refusal';
import { ignored } from '../../http/signedNotice';
import { HASHED, responseHash } from './payuHash';
import { sameHash } from './sameHash';

const RETURNED = [...HASHED, 'status', 'additionalCharges', 'hash', 'mihpayid'] as const;

type PayuReturn = Readonly<Record<(typeof RETURNED)[number], string>>;

const payuReturn = (form: Readonly<Record<string, string>>): PayuReturn =>
  textsOf(RETURNED, (name) => optionalText(form, { key: name, name, max: 1000 }));

const statusOf = (status: string): 'success' | 'failure' | 'pending' =>
  status === 'success' || status === 'pending' ? status : 'failure';

const isGenuine = ({ config, paymentSecret }: SandboxContext, back: PayuReturn): boolean =>
  back.key === config.merchant.key && sameHash(back.hash, responseHash(back, paymentSecret));

const settleGenuine = (context: SandboxContext, back: PayuReturn): Promise<Outcome> => {
  const { txnid: orderId, amount, mihpayid: reference } = back;
  return settle(context, { orderId, amount, reference, status: statusOf(back.status) });
};

/** A forged return changes nothing and tells nothing. */
const settlePayu = async (context: SandboxContext, back: PayuReturn): Promise<Outcome> => {
  if (isGenuine(context, back)) return settleGenuine(context, back);
  const outcome = unproven(back.txnid);
  if (outcome.orderId !== '')
    context.print(`! A return for order ${outcome.orderId} carried a wrong hash and was ignored.`);
  return outcome;
};

/** PayU's notice from server to server. One of a refund or a settlement has no transaction of its own, and asks for nothing. */
const takeNotice = async (context: SandboxContext, c: Call): Promise<Response> => {
  const form = await formFields(c);
  if (Object.keys(form).length === 0) throw new Refusal(400, 'The notice has no fields.');
  const back = payuReturn(form);
  if (back.txnid === '') return ignored(c);
  if (!isGenuine(context, back)) throw new Refusal(400, 'The hash of this notice is wrong.');
  const { status, orderId } = await settleGenuine(context, back);
  return orderId === '' ? ignored(c) : c.json({ status });
};

/**
 * The address that PayU posts to: settles the order and redirects the browser to the same page by GET
 * (PAY-23).
 */
export const payuReturns = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/payment-response', async (c) => {
    const back = payuReturn(await formFields(c));
    return c.redirect(await resultAddress(context, back.txnid, () => settlePayu(context, back)), 303);
  });
  app.post('/sandbox/payment-notice', (c) => takeNotice(context, c));
  return app;
};
