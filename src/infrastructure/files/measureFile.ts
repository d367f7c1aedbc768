import { none, type Option, some } from 'fp-ts/Option';
import type { FileFacts } from '../../domain/documents/fileFacts';
import type { FileKind } from '../../domain/documents/fileKind';
import { isLockedWorkbook } from '../../domain/documents/leadingBytes';
import { bytesOf, offsetOf } from './byteSearch';
import { isCutOff } from './cutOff';
import { pictureFactsOf } from './pictureFacts';
import { isPictureKind } from './pictureSize';

/** A chosen file as the worker gets it. */
export interface MeasuredFile {
  readonly kind: FileKind;
  readonly blob: Blob;
}

/** The library is fetched for encrypted PDFs alone; where it does not come, nothing is known. */
const isLockedPdf = async (bytes: Uint8Array): Promise<boolean> => {
  if (offsetOf(bytes, bytesOf('/Encrypt')) === -1) return false;
  try {
    return await (await import('./pdfLock')).needsPassword(bytes);
  } catch {
    return false;
  }
};

/** The reader of pages is fetched for PDFs alone; where it does not come or finds damage, nothing is known. */
const pagesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Option<number>> => {
  try {
    return await (await import('./pdfPages')).pdfPagesOf(bytes);
  } catch {
    return none;
  }
};

// Browsers compute digests on safe pages only.
const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Option<string>> => {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return some(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  } catch {
    return none;
  }
};

/** Measures a file; it reads all of it, so it belongs in a worker (CHECK-02). */
export const measureFile = async ({ kind, blob }: MeasuredFile): Promise<FileFacts> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const picture = isPictureKind(kind) ? await pictureFactsOf(kind, blob, bytes) : none;
  const isLocked =
    kind === 'pdf' ? await isLockedPdf(bytes) : isLockedWorkbook(kind, [...bytes.subarray(0, 8)]);
  return {
    digest: await digestOf(bytes),
    needsPassword: isLocked,
    isCutOff: isCutOff(kind, bytes),
    picture,
    pages: kind === 'pdf' ? await pagesOf(bytes) : none,
  };
};
