import { randomBytes } from 'node:crypto';
import { payableOrder } from '../../checkout/payableOrder';
import { portalOrigin } from '../../http/address';
import type { Body } from '../../http/fields';
import { ok, type Work, type WriteResult } from '../../http/write';
import { keepPayment } from '../payments';

/** What Razorpay keeps of its order. */
export type OrderFields = {
  /** In paise. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  /** The shop's origin, which shows the dialog and takes the notice. */
  readonly shop: string;
};

/** Creates Razorpay's own order for an order that can still be paid, as a backend does with its secret. */
export const createProviderOrder = async (work: Work<Body>): Promise<WriteResult> => {
  const order = await payableOrder(work);
  const id = `order_${randomBytes(7).toString('hex')}`;
  const fields: OrderFields = {
    amount: order.payable_paise,
    name: order.full_name,
    email: order.email,
    shop: portalOrigin(work.c),
  };
  await keepPayment(work.trx, {
    id,
    txnid: String(order.id),
    fields: JSON.stringify(fields),
    created_at: work.context.now(),
  });
  return ok({ id, amount: fields.amount, currency: 'INR' });
};
