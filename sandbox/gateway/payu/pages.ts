import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { SandboxContext } from '../../context';
import type { Call, Environment, Routes } from '../../http/environment';
import { gatewayNextOrigin } from '../../http/address';
import { formFields } from '../../http/formBody';
import { ownJson } from '../../http/shape';
import { noticeLater } from '../notice';
import { type Choice, onDecision, onPayment } from '../paymentPage';
import { decide, type Decision, isPaid, keepPayment, type Payment } from '../payments';
import { payPage } from '../payPage';
import { postBackPage } from '../postBack';
import { refusedPage } from '../refusedPage';
import { paymentFields, type PaymentFields, problemsOf } from './fields';
import { requestHash } from './payuHash';
import { returnFields } from './returnFields';
import { sameHash } from './sameHash';

const HASH_DIFFERS =
  'Transaction failed due to incorrectly calculated hash parameter: key, txnid, amount, productinfo, firstname, email and udf1 to udf5 must be the very texts that the shop’s server signed.';

const begin = async (context: SandboxContext, c: Call): Promise<Response> => {
  const form = await formFields(c);
  const problems = problemsOf(form);
  if (problems.length > 0) return refusedPage(problems);
  const fields = paymentFields(form);
  const { key } = context.config.merchant;
  if (fields.key !== key) return refusedPage(['The merchant key is not known here.']);
  if (!sameHash(fields.hash, requestHash(fields, context.paymentSecret))) return refusedPage([HASH_DIFFERS]);
  if (await isPaid(context, fields.txnid))
    return refusedPage([`Transaction ${fields.txnid} was already paid.`]);
  const id = randomBytes(12).toString('hex');
  const created_at = context.now();
  await keepPayment(context.db, { id, txnid: fields.txnid, fields: JSON.stringify(fields), created_at });
  return c.redirect(`${gatewayNextOrigin(context, c)}/pay/${id}`, 303);
};

const pageOf = ({ id, fields: text }: Payment): Response => {
  const { amount, productinfo, txnid, firstname, email } = ownJson<PaymentFields>(text);
  return payPage({
    amount,
    facts: { For: productinfo, Transaction: txnid, Name: firstname, Email: email },
    address: `/pay/${id}`,
  });
};

const returnPage = (context: SandboxContext, payment: Payment, decision: Decision): Response => {
  const fields = ownJson<PaymentFields>(payment.fields);
  const deal = { fields, decision, reference: payment.id };
  return postBackPage({
    action: decision === 'success' ? fields.surl : fields.furl,
    fields: returnFields(deal, context.paymentSecret),
  });
};

const notify = (context: SandboxContext, payment: Payment): void => {
  const fields = ownJson<PaymentFields>(payment.fields);
  const deal = { fields, decision: 'success', reference: payment.id } as const;
  const body = new URLSearchParams(returnFields(deal, context.paymentSecret));
  noticeLater(context, { path: '/sandbox/payment-notice', signed: () => ({ body }) });
};

const finish = async (context: SandboxContext, { payment, decision }: Choice): Promise<Response> => {
  const decided = await decide(context, payment, decision);
  if (decided === 'success') notify(context, payment);
  return decided === null
    ? refusedPage([`Transaction ${payment.txnid} was already paid.`])
    : returnPage(context, payment, decided);
};

/** A stand-in for PayU's hosted checkout. */
export const payuPages = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/_payment', (c) => begin(context, c));
  app.get('/pay/:id', (c) => onPayment(context, c, pageOf));
  app.post('/pay/:id/:decision', (c) => onDecision(context, c, (choice) => finish(context, choice)));
  return app;
};
