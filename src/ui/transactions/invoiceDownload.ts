import type { DownloadFile, DownloadRefused } from '../../application/documents/DownloadFile';
import type { Notifier } from '../../application/ports/Notifier';
import type { Transaction } from '../../domain/transactions/transaction';
import { RowCommand } from '../state/RowCommand';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';

/** Why an invoice could not be downloaded: no link or a failed request (TXN-09, TXN-10). */
const invoiceErrorText = (refused: DownloadRefused): string =>
  refused.kind === 'LinkMissing' ? texts().transaction.linkMissing : texts().transaction.downloadFailed;

export interface InvoiceDependencies {
  readonly downloadInvoice: DownloadFile;
  readonly notifier: Notifier;
}

/** The download of the invoice of each transaction. */
export const invoiceDownload = ({
  downloadInvoice,
  notifier,
}: InvoiceDependencies): RowCommand<Transaction> =>
  new RowCommand(
    async ({ signal }, { invoicePath }) =>
      tellFailure(notifier, await downloadInvoice.execute(invoicePath, signal), invoiceErrorText),
    ({ id }) => id,
  );
