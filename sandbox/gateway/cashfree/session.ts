import { randomBytes } from 'node:crypto';
import { payableOrder } from '../../checkout/payableOrder';
import { portalOrigin } from '../../http/address';
import type { Body } from '../../http/fields';
import { ok, type Work, type WriteResult } from '../../http/write';
import { keepPayment, type Payment } from '../payments';

/** What Cashfree keeps of its order. */
export type OrderFields = {
  /** In paise. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  /** The shop's origin, which the customer comes back to. */
  readonly shop: string;
};

/** The name of a session by which the browser knows Cashfree's order. */
const sessionOf = ({ id }: Pick<Payment, 'id'>): string => id.replace('order_', 'session_');
export const orderOfSession = (session: string): string => session.replace('session_', 'order_');

/** Creates Cashfree's own order for an order that can still be paid, as a backend does with its secret. */
export const createSession = async (work: Work<Body>): Promise<WriteResult> => {
  const order = await payableOrder(work);
  const id = `order_${randomBytes(10).toString('hex')}`;
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
  return ok({ payment_session_id: sessionOf({ id }) });
};
