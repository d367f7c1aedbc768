import type { Notifier } from '../../application/ports/Notifier';
import type { UploadTally } from '../../domain/documents/uploadQueue';
import { severalUploadTexts } from '../texts/severalUploadTexts';

/** Tells a customer who has left the page what became of the files. */
export const tellElsewhere = (notifier: Notifier, { sent, total }: UploadTally): void => {
  if (sent < total) notifier.failure(severalUploadTexts.notAllSent(total - sent));
  else if (sent > 0) notifier.success(severalUploadTexts.sentElsewhere(sent));
};
