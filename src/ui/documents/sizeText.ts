import { fileSizeOf } from '../../domain/documents/fileSize';
import { documentTexts } from '../texts/documentTexts';

/** A size in bytes with its unit. */
export const sizeText = (bytes: number): string => {
  const { amount, unit } = fileSizeOf(bytes);
  return documentTexts.sizeText(amount, unit);
};
