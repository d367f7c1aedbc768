import { isNone } from 'fp-ts/Option';
import type { PhotoPdfRefused } from '../../application/documents/MakePhotoPdf';
import type { UploadFile } from '../../application/ports/UploadFile';
import { formatFoundIn, pictureFormats } from '../../domain/documents/recognisedFormat';
import { isUnreadable } from '../../domain/documents/uploadPolicy';
import { sizeInMb } from '../../domain/documents/fileSize';
import { texts } from '../texts/texts';

/** Why a chosen file became no page, and what to do instead (CHECK-05). */
export const leftOutReason = (file: UploadFile): string => {
  if (isUnreadable(file)) return texts().document.refusedUnreadable;
  const format = formatFoundIn(file);
  if (isNone(format)) return texts().photo.unreadable;
  if (format.value === 'heic') return texts().photo.heic;
  if (pictureFormats.includes(format.value)) return texts().photo.unreadable;
  return texts().photo.noPhoto(texts().document.recognised[format.value]);
};

/** Why no PDF was made, and what to do (CHECK-05). */
export const photoPdfText = (refused: PhotoPdfRefused, maxBytes: number): string => {
  switch (refused.kind) {
    case 'PdfTooLarge':
      return texts().photo.tooLarge(sizeInMb(maxBytes), refused.pagesThatFit);
    case 'Unreadable':
      return 'photoName' in refused ? texts().photo.pageFailed(refused.photoName) : texts().photo.failed;
    case 'NotMade':
      return texts().photo.failed;
    case 'Unreachable':
      return texts().photo.unreachable;
    case 'Cancelled':
      return texts().photo.stopped;
  }
};
