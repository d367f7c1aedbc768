import { isNone } from 'fp-ts/Option';
import type { PhotoPdfRefused } from '../../application/documents/MakePhotoPdf';
import type { UploadFile } from '../../application/ports/UploadFile';
import { formatFoundIn } from '../../domain/documents/recognisedFormat';
import { isUnreadable } from '../../domain/documents/uploadPolicy';
import { sizeInMb } from '../../domain/documents/sizeInMb';
import { documentTexts } from '../texts/documentTexts';
import { photoTexts } from '../texts/photoTexts';

/** Formats that browsers draw: a file of one that was not drawn is damaged. */
const drawn: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'tiff', 'svg']);

/** Why a chosen file became no page, and what to do instead (CHECK-05). */
export const leftOutReason = (file: UploadFile): string => {
  if (isUnreadable(file)) return documentTexts.refusedUnreadable;
  const format = formatFoundIn(file);
  if (isNone(format) || drawn.has(format.value)) return photoTexts.unreadable;
  if (format.value === 'heic') return photoTexts.heic;
  return photoTexts.noPhoto(documentTexts.recognised[format.value]);
};

/** Why no PDF was made, and what to do (CHECK-05). */
export const photoPdfText = (refused: PhotoPdfRefused, maxBytes: number): string => {
  switch (refused.kind) {
    case 'PdfTooLarge':
      return photoTexts.tooLarge(sizeInMb(maxBytes), refused.pagesThatFit);
    case 'Unreadable':
      return 'photoName' in refused ? photoTexts.pageFailed(refused.photoName) : photoTexts.failed;
    case 'NotMade':
      return photoTexts.failed;
    case 'Unreachable':
      return photoTexts.unreachable;
    case 'Cancelled':
      return photoTexts.stopped;
  }
};
