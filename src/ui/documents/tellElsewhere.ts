import type { Notifier } from '../../application/ports/Notifier';
import type { UploadTally } from '../../domain/documents/uploadQueue';
import { texts } from '../texts/texts';

/** Tells a customer who has left the page what became of the files. */
export const tellElsewhere = (notifier: Notifier, { sent, total }: UploadTally): void => {
  if (sent < total) notifier.failure(texts().severalUpload.notAllSent(total - sent), undefined);
  else if (sent > 0) notifier.success(texts().severalUpload.sentElsewhere(sent));
};
