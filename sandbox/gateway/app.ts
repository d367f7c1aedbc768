import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { answerErrors } from '../http/errors';
import { refuseOddAddress } from '../http/oddAddress';
import { commonHeaders } from '../http/commonHeaders';
import { refusedPage } from './refusedPage';
import { vendorPages } from '../vendors/vendors';
import { playedStandIns } from './standIns';

/** The stand-ins for the payment provider and, where asked, the other vendors, on origins of their own as the real ones are. */
export const gatewayApp = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  answerErrors(context, app);
  app.use(commonHeaders());
  app.use(refuseOddAddress);
  app.get('/favicon.ico', (c) => c.body(null, 204));
  for (const { pages } of playedStandIns(context)) app.route('/', pages(context));
  if (context.config.vendors === true) app.route('/', vendorPages(context));
  app.all('*', () => refusedPage(['There is no such page. A shop posts its form to /_payment.'], 404));
  return app;
};
