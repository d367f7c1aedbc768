import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { OrderTable } from '../database/tables/trade';
import type { Db, SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { rupeeText } from '../money/paise';

type Order = Selectable<OrderTable>;

const paidOf = (order: Order): number => (order.payment_status === 'success' ? order.payable_paise : 0);

const orderOnWire = (order: Order, services: readonly string[]): object => ({
  id: order.id,
  order_id: String(order.id),
  created_at: order.created_at.toISOString(),
  payment_status: order.payment_status,
  sub_total: rupeeText(order.sub_total_paise),
  discount_amount: rupeeText(order.discount_paise),
  gst: rupeeText(order.gst_paise),
  total: rupeeText(order.total_paise),
  payable: rupeeText(order.payable_paise),
  advance: rupeeText(order.advance_paise),
  paid_amount: rupeeText(paidOf(order)),
  due_amount: rupeeText(order.total_paise - paidOf(order)),
  services,
  billing_state: order.billing_state,
  invoice_path: order.invoice_path,
});

/** The service names of each of the customer's orders, in the order of the cart. */
const servicesOf = async (db: Db, customerId: number): Promise<ReadonlyMap<number, readonly string[]>> => {
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['order_line.order_id', 'order_line.service_name'])
    .where('customer_order.customer_id', '=', customerId)
    .orderBy('order_line.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const line of lines)
    names.set(line.order_id, [...(names.get(line.order_id) ?? []), line.service_name]);
  return names;
};

/** The customer's orders, newest first, at data.data (TXN-01). */
export const transactionRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/orders', async (c) => {
    const customerId = c.get('customerId');
    const services = await servicesOf(context.db, customerId);
    const orders = await context.db
      .selectFrom('customer_order')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const list = orders.map((order) => orderOnWire(order, services.get(order.id) ?? []));
    return c.json({ status: true, data: { data: list, total: orders.length } });
  });
  return app;
};
