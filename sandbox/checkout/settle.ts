import { isDatabaseUnavailable } from '../database/unavailable';
import { customerTransaction } from '../database/customerLock';
import type { Db, SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import { rupeeText } from '../money/paise';
import { fulfil } from './fulfil';
import type { Order } from './payableOrder';
import { keepForRefund } from './refund';

/** What a provider says of a payment, once its signature has been checked. */
export type GatewayReturn = {
  readonly orderId: string;
  /** In rupees, as text. */
  readonly amount: string;
  readonly status: 'success' | 'failure' | 'pending';
  /** The provider's own number of the payment. */
  readonly reference: string;
};

export type Outcome = { readonly status: 'success' | 'failed' | 'checking'; readonly orderId: string };

const orderOf = (db: SandboxContext['db'], id: string): Promise<Order | undefined> =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', /^\d{1,9}$/.test(id) ? Number(id) : 0)
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

/** Whether another paid order already bought the same cart line, the same quotation or another one of the same request. */
const boughtAlready = async (db: Db, orderId: number): Promise<boolean> => {
  const twin = await db
    .selectFrom('order_line as mine')
    .leftJoin('quotation as my_quotation', 'my_quotation.id', 'mine.quotation_id')
    .innerJoin('order_line as other', (join) => join.onTrue())
    .leftJoin('quotation as other_quotation', 'other_quotation.id', 'other.quotation_id')
    .innerJoin('customer_order', 'customer_order.id', 'other.order_id')
    .select('other.id')
    .where((build) =>
      build.or([
        build('other.cart_line_id', '=', build.ref('mine.cart_line_id')),
        build('other.quotation_id', '=', build.ref('mine.quotation_id')),
        build('other_quotation.request_id', '=', build.ref('my_quotation.request_id')),
      ]),
    )
    .where('mine.order_id', '=', orderId)
    .where('other.order_id', '<>', orderId)
    .where('customer_order.payment_status', '=', 'success')
    .executeTakeFirst();
  return twin !== undefined;
};

const pay = async ({ context, trx, back, order }: Settling): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'success', paid_at: context.now(), gateway_reference: back.reference })
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
    await keepForRefund({ ...settling, reference: back.reference });
    return 'checking';
  }
  await pay(settling);
  return 'success';
};

/** The id as a result page's address may carry it, whether there is such an order or not. */
const namedId = (orderId: string): string => (/^\d{1,9}$/.test(orderId) ? orderId : '');

/** What a return that proves nothing leads to: whoever posts it learns neither the order's state nor that there is one. */
export const unproven = (orderId: string): Outcome => ({ status: 'checking', orderId: namedId(orderId) });

/**
 * Settles a genuine return of a provider. An order is paid once however often the return arrives. One
 * customer's returns are settled one after another, since two orders may hold the same lines.
 */
export const settle = async (context: SandboxContext, back: GatewayReturn): Promise<Outcome> => {
  const named = await orderOf(context.db, back.orderId);
  if (named === undefined) return { status: 'failed', orderId: '' };
  const status = await customerTransaction(context, named.customer_id, async (trx) => {
    const order = await orderOf(trx, back.orderId);
    return settleOrder({ context, trx, back, order: order ?? named });
  });
  return { status, orderId: String(named.id) };
};

/** The result page for what a settling says; without a database it says 'checking', and the later notice settles. */
export const resultAddress = async (
  context: SandboxContext,
  orderId: string,
  settling: () => Promise<Outcome>,
): Promise<string> => {
  const outcome = await settling().catch((error: unknown): Outcome => {
    if (!isDatabaseUnavailable(error)) throw error;
    context.print(`! A return could not be settled: ${String(error)}`);
    return unproven(orderId);
  });
  const query = new URLSearchParams({ status: outcome.status, order_id: outcome.orderId });
  return `/payment-response?${query.toString()}`;
};
