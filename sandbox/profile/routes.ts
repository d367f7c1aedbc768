import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { fewAtOnce } from '../http/fewAtOnce';
import { customerWrite } from '../http/write';
import { profileOnWire } from './onWire';
import { profileInput, updateProfile } from './update';

/** The customer's own profile. */
export const profileRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.get('/user/profile', async (c) => {
    const customer = await context.db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', c.get('customerId'))
      .executeTakeFirstOrThrow();
    return c.json(profileOnWire(customer));
  });
  app.post(
    '/user/profile-update',
    fewAtOnce(context),
    customerWrite(context, { read: profileInput, run: updateProfile }),
  );
  return app;
};
