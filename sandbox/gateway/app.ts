import { Hono } from 'hono';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { answerErrors } from '../http/errors';
import { refuseOddAddress } from '../http/oddAddress';
import { commonHeaders } from '../http/commonHeaders';
import { refusedPage } from './refusedPage';
import { playedStandIns } from './standIns';

/** The stand-in for the payment provider, on its own origin as the real one is. */
export const gatewayApp = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  answerErrors(context, app);
  app.use(commonHeaders());
  app.use(refuseOddAddress);
  app.get('/favicon.ico', (c) => c.body(null, 204));
  for (const { pages } of playedStandIns(context)) app.route('/', pages(context));
  app.all('*', () => refusedPage(['There is no such page. A shop posts its form to /_payment.'], 404));
  return app;
};
