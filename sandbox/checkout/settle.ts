import { customerTransaction } from '../database/customerLock';
import type { SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import { rupeeText } from '../money/paise';
import { boughtAlready } from './boughtAlready';
import type { Order } from './checksum';
import { fulfil } from './fulfil';
import { responseHash, type ReturnedFields, sameHash } from './payuHash';
import { keepForRefund } from './refund';

export type GatewayReturn = ReturnedFields & { readonly hash: string; readonly mihpayid: string };

export type Outcome = { readonly status: 'success' | 'failed' | 'checking'; readonly orderId: string };

const isGenuine = (context: SandboxContext, back: GatewayReturn): boolean =>
  back.key === context.config.payu.key && sameHash(back.hash, responseHash(back, context.config.payu.salt));

const orderOf = (db: SandboxContext['db'], txnid: string): Promise<Order | undefined> =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', /^\d{1,9}$/.test(txnid) ? Number(txnid) : 0)
    .executeTakeFirst();

/** The order's own state as the result page's address names it; a refunded payment has not failed. */
const stateOf = (order: Order): Outcome['status'] => {
  if (order.payment_status === 'success') return 'success';
  return order.payment_status === 'failed' ? 'failed' : 'checking';
};

type Settling = {
  readonly context: SandboxContext;
  readonly trx: Trx;
  readonly back: GatewayReturn;
  readonly order: Order;
};

const pay = async ({ context, trx, back, order }: Settling): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'success', paid_at: context.now(), gateway_reference: back.mihpayid })
    .where('id', '=', order.id)
    .execute();
  await fulfil(context, trx, order);
};

const settleOrder = async (settling: Settling): Promise<Outcome['status']> => {
  const { trx, back, order } = settling;
  if (order.payment_status === 'success' || order.payment_status === 'refund_due') return stateOf(order);
  if (back.status === 'pending') return 'checking';
  if (back.status !== 'success' || back.amount !== rupeeText(order.payable_paise)) {
    await trx
      .updateTable('customer_order')
      .set({ payment_status: 'failed' })
      .where('id', '=', order.id)
      .execute();
    return 'failed';
  }
  if (await boughtAlready(trx, order.id)) {
    await keepForRefund({ ...settling, reference: back.mihpayid });
    return 'checking';
  }
  await pay(settling);
  return 'success';
};

/**
 * Settles a gateway return. Only a genuine return changes an order, and an order is paid once however often
 * the return arrives; a forged return changes nothing and yields the order's current state. One customer's
 * returns are settled one after another, since two orders may hold the same lines.
 */
export const settle = async (context: SandboxContext, back: GatewayReturn): Promise<Outcome> => {
  const named = await orderOf(context.db, back.txnid);
  if (named === undefined) return { status: 'failed', orderId: '' };
  const orderId = String(named.id);
  if (!isGenuine(context, back)) {
    context.print(`! A return for order ${orderId} carried a wrong hash and was ignored.`);
    return { status: stateOf(named), orderId };
  }
  const status = await customerTransaction(context, named.customer_id, async (trx) => {
    const order = await orderOf(trx, back.txnid);
    return settleOrder({ context, trx, back, order: order ?? named });
  });
  return { status, orderId };
};
