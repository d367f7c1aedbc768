import { fileSizeOf } from '../../domain/documents/fileSize';
import { texts } from '../texts/texts';

/** A size in bytes with its unit. */
export const sizeText = (bytes: number): string => {
  const { amount, unit } = fileSizeOf(bytes);
  return texts().document.sizeText(amount, unit);
};
