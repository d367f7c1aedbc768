import type { DownloadRefused } from '../../application/documents/DownloadFile';
import { texts } from '../texts/texts';

/** Why an invoice could not be downloaded: no link or a failed request (TXN-09, TXN-10). */
export const invoiceErrorText = (refused: DownloadRefused): string =>
  refused.kind === 'LinkMissing' ? texts().transaction.linkMissing : texts().transaction.downloadFailed;
