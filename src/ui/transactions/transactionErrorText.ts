import type { DownloadRefused } from '../../application/documents/DownloadFile';
import { transactionTexts } from '../texts/transactionTexts';

/** The sentence for an invoice that could not be downloaded: no link, or a request that failed (section 8). */
export const invoiceErrorText = (refused: DownloadRefused): string =>
  refused.kind === 'LinkMissing' ? transactionTexts.linkMissing : transactionTexts.downloadFailed;
