import type { SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import type { Order } from './payableOrder';
import { fulfil } from './fulfil';

/** An order that costs nothing needs no gateway: it is fulfilled at once. */
export const settleFree = async (context: SandboxContext, trx: Trx, order: Order): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'success', paid_at: context.now() })
    .where('id', '=', order.id)
    .execute();
  await fulfil(context, trx, order);
};
