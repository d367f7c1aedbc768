import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { requestHash, sameHash } from '../checkout/payuHash';
import type { GatewayPaymentTable } from '../database/tables/trade';
import type { SandboxContext } from '../context';
import type { Call, Environment, Routes } from '../http/environment';
import { answerErrors } from '../http/errors';
import { formFields } from '../http/formBody';
import { refuseOddAddress } from '../http/oddAddress';
import { COMMON_HEADERS } from '../http/security';
import { errorCode, ownJson } from '../http/shape';
import { escapeHtml, htmlPage } from '../pages/html';
import { paymentFields, type PaymentFields, problemsOf } from './fields';
import { noticeLater } from './notice';
import { type Decision, returnFormHtml } from './returnForm';

type Payment = Selectable<GatewayPaymentTable>;

const refused = (reasons: readonly string[]): Response =>
  htmlPage({
    title: 'Payment refused',
    status: 400,
    body: `<h1>This payment cannot be taken</h1><ul>${reasons.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul><p class="soft">Nothing was charged.</p>`,
  });

const HASH_DIFFERS =
  'Transaction failed due to incorrectly calculated hash parameter: key, txnid, amount, productinfo, firstname, email and udf1 to udf5 must be the very texts that the shop’s server signed.';

const isPaid = async (context: SandboxContext, txnid: string): Promise<boolean> => {
  const paid = await context.db
    .selectFrom('gateway_payment')
    .select('id')
    .where('txnid', '=', txnid)
    .where('state', '=', 'success')
    .executeTakeFirst();
  return paid !== undefined;
};

const begin = async (context: SandboxContext, c: Call): Promise<Response> => {
  const form = await formFields(c);
  const problems = problemsOf(form);
  if (problems.length > 0) return refused(problems);
  const fields = paymentFields(form);
  if (fields.key !== context.config.payu.key) return refused(['The merchant key is not known here.']);
  if (!sameHash(fields.hash, requestHash(fields, context.config.payu.salt))) return refused([HASH_DIFFERS]);
  if (await isPaid(context, fields.txnid)) return refused([`Transaction ${fields.txnid} was already paid.`]);
  const id = randomBytes(12).toString('hex');
  await context.db
    .insertInto('gateway_payment')
    .values({
      id,
      txnid: fields.txnid,
      fields: JSON.stringify(fields),
      state: 'open',
      created_at: context.now(),
    })
    .execute();
  return c.redirect(`/pay/${id}`, 303);
};

const paymentOf = (context: SandboxContext, c: Call): Promise<Payment | undefined> =>
  context.db
    .selectFrom('gateway_payment')
    .selectAll()
    .where('id', '=', c.req.param('id') ?? '')
    .executeTakeFirst();

const payPage = (id: string, fields: PaymentFields): Response => {
  const button = (decision: string, label: string, kind: string): string =>
    `<form method="post" action="/pay/${id}/${decision}"><button class="${kind}">${label}</button></form>`;
  return htmlPage({
    title: 'Pay',
    body: `<p class="soft">Gateway stand-in: no money moves.</p><h1>Pay ₹${escapeHtml(fields.amount)}</h1>
<div class="card"><table><tr><th scope="row">For</th><td>${escapeHtml(fields.productinfo)}</td></tr>
<tr><th scope="row">Transaction</th><td>${escapeHtml(fields.txnid)}</td></tr>
<tr><th scope="row">Name</th><td>${escapeHtml(fields.firstname)}</td></tr>
<tr><th scope="row">Email</th><td>${escapeHtml(fields.email)}</td></tr></table></div>
<div class="actions">${button('success', 'Pay', '')}${button('failure', 'Fail', 'plain')}${button('cancelled', 'Leave', 'plain')}</div>`,
  });
};

const returnPage = (context: SandboxContext, payment: Payment, decision: Decision): Response => {
  const fields = ownJson<PaymentFields>(payment.fields);
  return htmlPage({
    title: 'Taking you back',
    body: returnFormHtml({ fields, decision, reference: payment.id }, context.config.payu.salt),
    formTargets: [new URL(fields.surl).origin, new URL(fields.furl).origin],
  });
};

const DECISIONS: readonly Decision[] = ['success', 'failure', 'cancelled'];

/** Decides an open payment once; a repeated click returns the first decision. */
const decide = async (
  context: SandboxContext,
  payment: Payment,
  decision: Decision,
): Promise<Decision | null> => {
  if (payment.state !== 'open') return payment.state;
  try {
    const changed = await context.db
      .updateTable('gateway_payment')
      .set({ state: decision })
      .where('id', '=', payment.id)
      .where('state', '=', 'open')
      .returning('state')
      .executeTakeFirst();
    return changed === undefined ? null : decision;
  } catch (error) {
    if (errorCode(error) === '23505') return null;
    throw error;
  }
};

const finish = async (context: SandboxContext, c: Call): Promise<Response> => {
  const payment = await paymentOf(context, c);
  const decision = DECISIONS.find((name) => name === c.req.param('decision'));
  if (payment === undefined || decision === undefined) return refused(['There is no such payment.']);
  const decided = await decide(context, payment, decision);
  if (decided === 'success') noticeLater(context, payment);
  return decided === null
    ? refused([`Transaction ${payment.txnid} was already paid.`])
    : returnPage(context, payment, decided);
};

/** A stand-in for PayU's hosted checkout, on its own origin as the real one is. */
export const gatewayApp = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  answerErrors(context, app);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
  });
  app.use(refuseOddAddress);
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.post('/_payment', (c) => begin(context, c));
  app.get('/pay/:id', async (c) => {
    const payment = await paymentOf(context, c);
    return payment === undefined
      ? refused(['There is no such payment.'])
      : payPage(payment.id, ownJson<PaymentFields>(payment.fields));
  });
  app.post('/pay/:id/:decision', (c) => finish(context, c));
  app.all('*', () => refused(['There is no such page. A shop posts its form to /_payment.']));
  return app;
};
