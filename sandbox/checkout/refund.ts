import type { SandboxContext } from '../context';
import type { Trx } from '../database/schema';
import { rupeeText } from '../money/paise';
import { notify } from '../notifications/notify';
import type { Order } from './payableOrder';

type Payment = {
  readonly context: SandboxContext;
  readonly trx: Trx;
  readonly order: Order;
  /** The gateway's payment number, needed for the refund. */
  readonly reference: string;
};

/**
 * Records a genuine payment for something already bought: nothing is fulfilled twice, the order is listed as
 * `refund_due` with the gateway's reference, the customer is notified and a line is printed.
 */
export const keepForRefund = async ({ context, trx, order, reference }: Payment): Promise<void> => {
  await trx
    .updateTable('customer_order')
    .set({ payment_status: 'refund_due', paid_at: context.now(), gateway_reference: reference })
    .where('id', '=', order.id)
    .execute();
  const amount = rupeeText(order.payable_paise);
  await notify(trx, {
    customerId: order.customer_id,
    title: 'Refund due',
    body: `You had already paid for the services in order ${order.id}. We will refund ₹${amount} within 5-7 working days.`,
    url: null,
    path: 'dashboard',
    value: order.id,
    at: context.now(),
  });
  context.print(
    `! Order ${order.id} was paid for what is already bought: refund ₹${amount}, payment ${reference}.`,
  );
};
