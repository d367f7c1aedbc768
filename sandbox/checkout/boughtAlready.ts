import type { Db } from '../context';

/** Whether another paid order already bought the same cart line or the same quotation. */
export const boughtAlready = async (db: Db, orderId: number): Promise<boolean> => {
  const twin = await db
    .selectFrom('order_line as mine')
    .innerJoin('order_line as other', (join) =>
      join.on((build) =>
        build.or([
          build('other.cart_line_id', '=', build.ref('mine.cart_line_id')),
          build('other.quotation_id', '=', build.ref('mine.quotation_id')),
        ]),
      ),
    )
    .innerJoin('customer_order', 'customer_order.id', 'other.order_id')
    .select('other.id')
    .where('mine.order_id', '=', orderId)
    .where('other.order_id', '<>', orderId)
    .where('customer_order.payment_status', '=', 'success')
    .executeTakeFirst();
  return twin !== undefined;
};
