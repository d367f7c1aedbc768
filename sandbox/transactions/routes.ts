import { Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { OrderTable } from '../database/tables/trade';
import type { House } from '../house';
import type { Environment, Routes } from '../http/environment';
import { rupeeText } from '../money/paise';

const orderOnWire = (order: Selectable<OrderTable>): object => ({
  id: order.id,
  order_id: String(order.id),
  created_at: order.created_at.toISOString(),
  payment_status: order.payment_status,
  sub_total: rupeeText(order.sub_total_paise),
  discount_amount: rupeeText(order.discount_paise),
  gst: rupeeText(order.gst_paise),
  total: rupeeText(order.total_paise),
  invoice_path: order.invoice_path,
});

/** The customer's orders, newest first, at data.data. */
export const transactionRoutes = (house: House): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/orders', async (c) => {
    const orders = await house.db
      .selectFrom('customer_order')
      .selectAll()
      .where('customer_id', '=', c.get('customerId'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return c.json({ status: true, data: { data: orders.map(orderOnWire), total: orders.length } });
  });
  return app;
};
