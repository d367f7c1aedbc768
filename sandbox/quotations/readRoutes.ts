import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Call, Environment, Routes } from '../http/environment';
import { idFrom } from '../http/fields';
import { notFound } from '../http/refusal';
import { quotationOnWire, requestOnWire } from './onWire';

const quotationsOf = async (context: SandboxContext, customerId: number): Promise<readonly object[]> => {
  const rows = await context.db
    .selectFrom('quotation')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => quotationOnWire(row, context.now()));
};

const requestsOf = async (context: SandboxContext, customerId: number): Promise<readonly object[]> => {
  const rows = await context.db
    .selectFrom('quotation_request')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(requestOnWire);
};

const quotationOf = async (context: SandboxContext, c: Call): Promise<object> => {
  const row = await context.db
    .selectFrom('quotation')
    .selectAll()
    .where('id', '=', idFrom(c.req.param('id'), 'Quotation'))
    .where('customer_id', '=', c.get('customerId'))
    .executeTakeFirst();
  if (row === undefined) throw notFound('Quotation');
  return quotationOnWire(row, context.now());
};

const requestOf = async (context: SandboxContext, c: Call): Promise<object> => {
  const row = await context.db
    .selectFrom('quotation_request')
    .selectAll()
    .where('id', '=', idFrom(c.req.param('id'), 'Quotation request'))
    .where('customer_id', '=', c.get('customerId'))
    .executeTakeFirst();
  if (row === undefined) throw notFound('Quotation request');
  return requestOnWire(row);
};

/** Quotations and requests: lists nested three and two levels below `data`, details one level. */
export const quotationReadRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/quotations', async (c) =>
    c.json({ status: true, data: { data: { data: await quotationsOf(context, c.get('customerId')) } } }),
  );
  app.get('/user/quotation-request', async (c) =>
    c.json({ status: true, data: { data: await requestsOf(context, c.get('customerId')) } }),
  );
  app.get('/quotations/:id', async (c) => c.json({ success: true, data: await quotationOf(context, c) }));
  app.get('/quotation-request/:id', async (c) =>
    c.json({ success: true, data: await requestOf(context, c) }),
  );
  app.get('/user/quotation-request/:id', async (c) => c.json({ data: await requestOf(context, c) }));
  return app;
};
