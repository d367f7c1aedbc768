import type { SandboxContext } from '../../context';
import { type Order, payableOrder } from '../../checkout/payableOrder';
import type { Body } from '../../http/fields';
import { ok, type Work, type WriteResult } from '../../http/write';
import { rupeeText } from '../../money/paise';
import { type HashedFields, requestHash } from './payuHash';

/**
 * The fields of the gateway form that the hash covers, exactly as the portal must post them (PAY-17, PAY-19).
 */
const gatewayFields = (context: SandboxContext, order: Order): HashedFields => ({
  key: context.config.merchant.key,
  txnid: String(order.id),
  amount: rupeeText(order.payable_paise),
  productinfo: context.config.merchant.productInfo,
  firstname: order.full_name,
  email: order.email,
  udf1: 'WEB',
  udf2: order.billing_address,
  udf3: order.billing_locality,
  udf4: order.billing_state,
  udf5: order.billing_zip_code,
});

/** The request hash for an order that can still be paid. */
export const generateChecksum = async (work: Work<Body>): Promise<WriteResult> => {
  const order = await payableOrder(work);
  const hash = requestHash(gatewayFields(work.context, order), work.context.paymentSecret);
  return ok({ status: true, message: 'Checksum generated.', data: hash });
};
