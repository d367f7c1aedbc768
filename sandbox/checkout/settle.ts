import type { House } from '../house';
import type { Trx } from '../http/write';
import { rupeeText } from '../money/paise';
import { notify } from '../notifications/notify';
import type { Order } from './checksum';
import { fulfil } from './fulfil';
import { responseHash, type ReturnedFields, sameHash } from './payuHash';

export type GatewayReturn = ReturnedFields & { readonly hash: string; readonly mihpayid: string };

export type Outcome = { readonly status: 'success' | 'failed' | 'checking'; readonly orderId: string };

const isGenuine = (house: House, back: GatewayReturn): boolean =>
  back.key === house.config.payu.key && sameHash(back.hash, responseHash(back, house.config.payu.salt));

const lockOrder = (trx: Trx, txnid: string): Promise<Order | undefined> =>
  trx
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', /^\d{1,9}$/.test(txnid) ? Number(txnid) : 0)
    .forUpdate()
    .executeTakeFirst();

/** Whether another paid order already bought what this one is made of. */
const boughtAlready = async (trx: Trx, order: Order): Promise<boolean> => {
  const twin = await trx
    .selectFrom('order_line as mine')
    .innerJoin('order_line as other', 'other.cart_line_id', 'mine.cart_line_id')
    .innerJoin('customer_order', 'customer_order.id', 'other.order_id')
    .select('other.id')
    .where('mine.order_id', '=', order.id)
    .where('other.order_id', '<>', order.id)
    .where('customer_order.payment_status', '=', 'success')
    .executeTakeFirst();
  return twin !== undefined;
};

const mark = async (trx: Trx, order: Order, status: 'success' | 'failed'): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: status })
    .where('id', '=', order.id)
    .execute();
};

const returnMoney = async (house: House, trx: Trx, order: Order): Promise<void> => {
  await mark(trx, order, 'failed');
  await notify(trx, {
    customerId: order.customer_id,
    title: 'Payment returned',
    body: `Order ${order.id} holds what you had already paid for. Its amount goes back to you within 5-7 working days.`,
    url: null,
    path: 'dashboard',
    value: order.id,
    at: house.now(),
  });
};

type Settling = {
  readonly house: House;
  readonly trx: Trx;
  readonly back: GatewayReturn;
  readonly order: Order;
};

const settleOrder = async ({ house, trx, back, order }: Settling): Promise<Outcome['status']> => {
  if (order.payment_status === 'success') return 'success';
  if (back.status === 'pending') return 'checking';
  if (back.status !== 'success' || back.amount !== rupeeText(order.payable_paise)) {
    await mark(trx, order, 'failed');
    return 'failed';
  }
  if (await boughtAlready(trx, order)) {
    await returnMoney(house, trx, order);
    return 'failed';
  }
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'success', paid_at: house.now(), gateway_reference: back.mihpayid })
    .where('id', '=', order.id)
    .execute();
  await fulfil(house, trx, order);
  return 'success';
};

/**
 * Takes in what the gateway posted back. Only a genuine return moves an order, and an order is paid once however often
 * the return arrives; a forged one changes nothing and reads as what the order is.
 */
export const settle = async (house: House, back: GatewayReturn): Promise<Outcome> =>
  house.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, back.txnid);
    if (order === undefined) return { status: 'failed', orderId: '' };
    const orderId = String(order.id);
    if (isGenuine(house, back)) return { status: await settleOrder({ house, trx, back, order }), orderId };
    house.say(`! A return for order ${orderId} carried a wrong hash and was ignored.`);
    return { status: order.payment_status === 'pending' ? 'checking' : order.payment_status, orderId };
  });
