import type { InvoiceRefused } from '../../application/transactions/DownloadInvoice';
import { transactionTexts } from '../texts/transactionTexts';

/** The sentence for an invoice that could not be downloaded: no link, or a request that failed (section 8). */
export const invoiceErrorText = (refused: InvoiceRefused): string =>
  refused.kind === 'LinkMissing' ? transactionTexts.linkMissing : transactionTexts.downloadFailed;
