import { Hono } from 'hono';
import { isDatabaseUnavailable } from '../database/unavailable';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { optionalText } from '../http/fields';
import { formFields } from '../http/formBody';
import { customerWrite, jsonInput } from '../http/write';
import { generateChecksum } from './checksum';
import { placeOrder } from './placeOrder';
import { type GatewayReturn, type Outcome, settle } from './settle';

/** Routes that place an order and generate its checksum. */
export const checkoutRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/place-order', customerWrite(context, { read: jsonInput, run: placeOrder }));
  app.post('/generate-payu-checksum', customerWrite(context, { read: jsonInput, run: generateChecksum }));
  return app;
};

const gatewayReturn = (form: Readonly<Record<string, string>>): GatewayReturn => {
  const text = (key: string): string => optionalText(form, { key, name: key, max: 1000 });
  return {
    key: text('key'),
    txnid: text('txnid'),
    amount: text('amount'),
    productinfo: text('productinfo'),
    firstname: text('firstname'),
    email: text('email'),
    udf1: text('udf1'),
    udf2: text('udf2'),
    udf3: text('udf3'),
    udf4: text('udf4'),
    udf5: text('udf5'),
    status: text('status'),
    additionalCharges: text('additionalCharges'),
    hash: text('hash'),
    mihpayid: text('mihpayid'),
  };
};

/** Without a database the customer sees 'checking'; the gateway's later notice settles the payment. */
const settleOrCheck = async (context: SandboxContext, back: GatewayReturn): Promise<Outcome> => {
  try {
    return await settle(context, back);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.print(`! A return could not be settled: ${String(error)}`);
    return { status: 'checking', orderId: /^\d{1,9}$/.test(back.txnid) ? back.txnid : '' };
  }
};

/**
 * The address that the gateway posts to: settles the order and redirects the browser to the same page by GET
 * (PAY-23). The gateway's server-to-server notice is settled the same way.
 */
export const paymentResponseRoutes = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.post('/payment-response', async (c) => {
    const outcome = await settleOrCheck(context, gatewayReturn(await formFields(c)));
    const query = new URLSearchParams({ status: outcome.status, order_id: outcome.orderId });
    return c.redirect(`/payment-response?${query.toString()}`, 303);
  });
  app.post('/sandbox/payment-notice', async (c) => {
    const { status } = await settle(context, gatewayReturn(await formFields(c)));
    return c.json({ status });
  });
  return app;
};
