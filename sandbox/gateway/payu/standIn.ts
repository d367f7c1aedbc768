import { Hono } from 'hono';
import { gatewayNextOrigin, gatewayOrigin } from '../../http/address';
import type { Environment } from '../../http/environment';
import { customerWrite, jsonInput } from '../../http/write';
import type { StandIn } from '../standIn';
import { generateChecksum } from './checksum';
import { payuPages } from './pages';
import { payuReturns } from './returns';

/** PayU's hosted checkout: a signed form leads to its page, and its page posts the customer back. */
export const payu: StandIn = {
  configuration: (context, c) => ({
    key: context.config.merchant.key,
    action: `${gatewayOrigin(context, c)}/_payment`,
    productInfo: context.config.merchant.productInfo,
    origins: [gatewayNextOrigin(context, c)],
  }),
  calls: (context) =>
    new Hono<Environment>().post(
      '/generate-payu-checksum',
      customerWrite(context, { read: jsonInput, run: generateChecksum }),
    ),
  returns: payuReturns,
  pages: payuPages,
};
