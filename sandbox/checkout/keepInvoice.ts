import { type NewFile, storeFile } from '../documents/storedFiles';
import type { Trx } from '../database/schema';
import type { Order } from './payableOrder';
import { type InvoiceLine, invoicePdf } from './invoice';

/** The file of a paid order's GST invoice. */
export const invoiceFile = async (
  order: Order,
  lines: readonly InvoiceLine[],
  at: Date,
): Promise<NewFile> => ({
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

/** Names the stored invoice of an order. */
export const nameInvoice = async (trx: Trx, orderId: number, path: string): Promise<void> => {
  await trx.updateTable('customer_order').set({ invoice_path: path }).where('id', '=', orderId).execute();
};

/** Creates the GST invoice of a paid order and stores it with the customer's files. */
export const keepInvoice = async (trx: Trx, order: Order, at: Date): Promise<void> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['service_name', 'qty', 'amount_paise'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const stored = await storeFile(trx, await invoiceFile(order, lines, at));
  await nameInvoice(trx, order.id, stored.path);
};
