import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { refuseFullCart } from '../cart/writes';
import type { QuotationTable } from '../database/tables/trade';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { type Body, idFrom, requiredText, wholeNumber } from '../http/fields';
import { notFound, Refusal } from '../http/refusal';
import { type WriteResult, customerWrite, jsonInput, ok, type Work } from '../http/write';
import { QUOTATION_STATUS } from './status';
import { moveRequest } from './moveRequest';
import { isPaidBeside } from './standing';

const { pending: PENDING, accepted: ACCEPTED, denied: DENIED } = QUOTATION_STATUS;

type Quotation = Selectable<QuotationTable>;

const pendingQuotation = async ({ context, trx, customerId, c }: Work<Body>): Promise<Quotation> => {
  const found = await trx
    .selectFrom('quotation')
    .selectAll()
    .where('id', '=', idFrom(c.req.param('id'), 'Quotation'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (found === undefined) throw notFound('Quotation');
  if (found.status !== PENDING)
    throw new Refusal(409, 'This quotation has already been accepted or denied.', { status: false });
  if (found.expiry_date <= context.now())
    throw new Refusal(409, 'This quotation has expired.', { status: false });
  return found;
};

const accept = async (
  { context, trx, customerId }: Work<Body>,
  quotation: Quotation,
): Promise<WriteResult> => {
  if (await isPaidBeside(trx, quotation.id))
    throw new Refusal(409, 'You have already paid another quotation for this request.', { status: false });
  await trx.updateTable('quotation').set({ status: ACCEPTED }).where('id', '=', quotation.id).execute();
  await trx
    .insertInto('cart_line')
    .values({
      customer_id: customerId,
      sub_service_id: quotation.sub_service_id,
      service_name: quotation.service_name,
      qty: 1,
      amount_paise: quotation.amount_paise,
      advance_percent: 100,
      questions: '[]',
      frequency: 'once',
      tat: 5,
      pricing_model: 'quotation',
      type: 'entitlement',
      quotation_id: quotation.id,
      created_at: context.now(),
    })
    .execute();
  await refuseFullCart({ context, trx, customerId });
  return ok({ status: true, message: 'Quotation accepted. It is in your cart, ready to be paid.' });
};

const deny = async ({ trx, input }: Work<Body>, quotation: Quotation): Promise<WriteResult> => {
  const remarks = requiredText(input, { key: 'remarks', name: 'A reason', max: 1000 });
  await trx
    .updateTable('quotation')
    .set({ status: DENIED, decision_remarks: remarks })
    .where('id', '=', quotation.id)
    .execute();
  await moveRequest(trx, quotation.request_id, 'denied');
  return ok({ status: true, message: 'Quotation rejected. Thank you for telling us why.' });
};

const decide = async (work: Work<Body>): Promise<WriteResult> => {
  const status = wholeNumber(work.input, { key: 'status', name: 'Status' });
  if (status !== ACCEPTED && status !== DENIED) {
    throw new Refusal(422, 'A quotation can only be accepted (1) or denied (2).', { status: false });
  }
  const quotation = await pendingQuotation(work);
  return status === ACCEPTED ? accept(work, quotation) : deny(work, quotation);
};

/**
 * Accepting adds the quoted price to the cart; denying needs a reason. Only a pending quotation can be
 * decided.
 */
export const quotationDecisionRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/update-quotation-status/:id', customerWrite(context, { read: jsonInput, run: decide }));
  return app;
};
