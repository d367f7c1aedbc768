import { randomBytes } from 'node:crypto';
import { payableOrder } from '../checkout/payableOrder';
import { portalOrigin } from '../http/address';
import type { Body } from '../http/fields';
import { ownJson } from '../http/shape';
import type { Work } from '../http/write';
import { keepPayment, type Payment } from './payments';

/** What a provider keeps of its own order. */
export type OrderFields = {
  /** In paise. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  /** The shop's origin, which the customer comes back to. */
  readonly shop: string;
};

export const fieldsOf = ({ fields }: Payment): OrderFields => ownJson<OrderFields>(fields);

/** Creates a provider's own order for an order that can still be paid, as a backend does with its secret. */
export const createProviderOrder = async (
  work: Work<Body>,
): Promise<{ readonly id: string; readonly amount: number }> => {
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
  return { id, amount: fields.amount };
};
