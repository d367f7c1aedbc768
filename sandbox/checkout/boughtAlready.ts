import type { Db } from '../context';

/** Whether another paid order already bought the same cart line, the same quotation or another one of the same request. */
export const boughtAlready = async (db: Db, orderId: number): Promise<boolean> => {
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
