import { storeFile } from '../documents/storedFiles';
import type { Trx } from '../database/schema';
import type { Order } from './payableOrder';
import { invoicePdf } from './invoice';

/** Creates the GST invoice of a paid order and stores it with the customer's files. */
export const keepInvoice = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['service_name', 'qty', 'amount_paise'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const stored = await storeFile(trx, {
    customerId: order.customer_id,
    fileName: `Invoice ${order.id}.pdf`,
    bytes: await invoicePdf(order, lines, at),
    contentType: 'application/pdf',
    folder: 'invoices',
    extension: 'pdf',
    taskDocumentId: null,
    inCabinet: false,
    tags: 'Invoice',
    uploadedBy: 'Expert',
    createdAt: at,
  });
  await trx
    .updateTable('customer_order')
    .set({ invoice_path: stored.path })
    .where('id', '=', order.id)
    .execute();
};
