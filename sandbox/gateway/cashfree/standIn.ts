import { Hono } from 'hono';
import { gatewayNextOrigin, gatewayOrigin } from '../../http/address';
import type { Environment } from '../../http/environment';
import { customerWrite, jsonInput } from '../../http/write';
import type { StandIn } from '../standIn';
import { cashfreePages } from './pages';
import { cashfreeReturns } from './returns';
import { createSession } from './session';

/** Cashfree's hosted checkout: its script leaves the page with a session, and the backend asks how it ended. */
export const cashfree: StandIn = {
  configuration: (context, c) => ({
    mode: 'sandbox',
    script: `${gatewayOrigin(context, c)}/js/v3/cashfree.js`,
    origins: [gatewayNextOrigin(context, c)],
  }),
  calls: (context) =>
    new Hono<Environment>().post(
      '/cashfree-order',
      customerWrite(context, { read: jsonInput, run: createSession }),
    ),
  returns: cashfreeReturns,
  pages: cashfreePages,
};
