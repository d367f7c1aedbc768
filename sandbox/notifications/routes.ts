import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';

/** The contract cannot page the list; older ones are left out. */
const MOST = 200;

/** The customer's notifications, newest first, as a bare list; `data` is JSON text (NOTI-01). */
export const notificationRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/notification', async (c) => {
    const rows = await context.db
      .selectFrom('notification')
      .select(['id', 'title', 'body', 'url', 'img_path', 'data', 'created_at'])
      .where('customer_id', '=', c.get('customerId'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    return c.json(rows);
  });
  return app;
};
