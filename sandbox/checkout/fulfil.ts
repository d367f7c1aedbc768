import { addDays } from '../../src/domain/dates/calendarDay';
import { indianDay, instant } from '../../src/domain/dates/instant';
import type { SandboxContext } from '../context';
import { ownJson } from '../http/shape';
import type { Trx } from '../database/schema';
import { notify } from '../notifications/notify';
import { quotationsBeside } from '../quotations/standing';
import { QUOTATION_STATUS } from '../quotations/status';
import { closeOfBusiness } from '../work/closeOfBusiness';
import { EXPERT } from '../work/expert';
import { workingDayFrom } from '../work/workingDay';
import type { Order } from './payableOrder';
import type { InvoiceLine } from './invoice';
import { keepInvoice } from './keepInvoice';

const USED = 1;

type Line = InvoiceLine & {
  readonly sub_service_id: number;
  readonly quotation_id: number | null;
  readonly cart_line_id: number | null;
};
type Step = { readonly name: string; readonly percentage: number; readonly days: number };
type Job = { readonly context: SandboxContext; readonly trx: Trx; readonly order: Order };

/** Creates the task of a bought line; returns the documents that it asks for. */
const createTask = async ({ context, trx, order }: Job, line: Line): Promise<readonly string[]> => {
  const now = context.now();
  const today = indianDay(instant(now.getTime()));
  const { id } = await trx
    .insertInto('task')
    .values({
      customer_id: order.customer_id,
      order_id: order.id,
      service_name: line.service_name,
      status: 0,
      created_at: now,
      created_by: EXPERT,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const service = await trx
    .selectFrom('sub_service')
    .select(['steps', 'documents'])
    .where('id', '=', line.sub_service_id)
    .executeTakeFirstOrThrow();
  const steps = ownJson<readonly Step[]>(service.steps).map((step, position) => ({
    task_id: id,
    position,
    name: step.name,
    status: 0,
    completion_percentage: step.percentage,
    due_date: closeOfBusiness(workingDayFrom(addDays(today, step.days))),
  }));
  await trx.insertInto('tracking_step').values(steps).execute();
  const names = ownJson<readonly string[]>(service.documents);
  const documents = names.map((name) => ({ task_id: id, name }));
  if (documents.length > 0) await trx.insertInto('task_document').values(documents).execute();
  return names;
};

/**
 * Removes the bought lines, and every line of a quotation for the same request: accepting one again gives it a new
 * line id.
 */
const emptyCart = async ({ trx, order }: Job, lines: readonly Line[]): Promise<void> => {
  const ids = lines.flatMap((line) => line.cart_line_id ?? []);
  const quotations = lines.flatMap((line) => line.quotation_id ?? []);
  if (ids.length > 0) await trx.deleteFrom('cart_line').where('id', 'in', ids).execute();
  if (quotations.length > 0)
    await trx
      .deleteFrom('cart_line')
      .where('quotation_id', 'in', await quotationsBeside(trx, quotations))
      .execute();
  await trx.deleteFrom('cart').where('customer_id', '=', order.customer_id).execute();
};

const closeQuotations = async ({ trx }: Job, lines: readonly Line[]): Promise<void> => {
  for (const { quotation_id: quotationId } of lines) {
    if (quotationId === null) continue;
    const { request_id: requestId } = await trx
      .updateTable('quotation')
      .set({ status: QUOTATION_STATUS.paid })
      .where('id', '=', quotationId)
      .returning('request_id')
      .executeTakeFirstOrThrow();
    if (requestId !== null) {
      await trx.updateTable('quotation_request').set({ status: USED }).where('id', '=', requestId).execute();
    }
  }
};

/** Fulfils a paid order: tasks, an empty cart, quotations marked as paid, an invoice and a notification. */
export const fulfil = async (context: SandboxContext, trx: Trx, order: Order): Promise<void> => {
  const job: Job = { context, trx, order };
  const lines = await trx
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const asked: string[] = [];
  for (const line of lines) asked.push(...(await createTask(job, line)));
  await emptyCart(job, lines);
  await closeQuotations(job, lines);
  await keepInvoice(trx, order, context.now());
  const isFree = order.payable_paise === 0;
  await notify(trx, {
    customerId: order.customer_id,
    title: isFree ? 'Order confirmed' : 'Payment received',
    body: `Thank you. Order ${order.id} is confirmed.${asked.length === 0 ? '' : ' Upload your documents so we can start.'}`,
    url: '/dashboard',
    path: 'dashboard',
    value: order.id,
    at: context.now(),
  });
};
