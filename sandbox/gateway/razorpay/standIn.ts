import { Hono } from 'hono';
import { gatewayNextOrigin, gatewayOrigin } from '../../http/address';
import type { Environment } from '../../http/environment';
import type { Body } from '../../http/fields';
import { customerWrite, jsonInput, ok, type Work, type WriteResult } from '../../http/write';
import { createProviderOrder } from '../providerOrder';
import type { StandIn } from '../standIn';
import { razorpayPages } from './pages';
import { RAZORPAY_KEY } from './signature';
import { comeBack } from './comeBack';
import { takeNotice } from './notice';
import { verify } from './verify';

/** Razorpay's own order as its dialog takes it. */
const createRazorpayOrder = async (work: Work<Body>): Promise<WriteResult> =>
  ok({ ...(await createProviderOrder(work)), currency: 'INR' });

/**
 * Razorpay's dialog in the page: the backend creates its order and checks the signature of its payment, HMAC-SHA256 of order
 * and payment. In a browser of an app the same script leaves the page by a form, and comes back by another.
 */
export const razorpay: StandIn = {
  configuration: (context, c) => ({
    key: RAZORPAY_KEY,
    script: `${gatewayOrigin(context, c)}/razorpay/checkout.js`,
    origins: [gatewayNextOrigin(context, c)],
  }),
  calls: (context) =>
    new Hono<Environment>()
      .post('/razorpay-order', customerWrite(context, { read: jsonInput, run: createRazorpayOrder }))
      .post('/razorpay-verify', (c) => verify(context, c)),
  returns: (context) =>
    new Hono<Environment>()
      .post('/api/v3/razorpay-return', (c) => comeBack(context, c))
      .post('/sandbox/razorpay-notice', (c) => takeNotice(context, c)),
  pages: razorpayPages,
};
