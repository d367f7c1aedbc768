import { isSome, none, type Option, some } from 'fp-ts/Option';
import type { FileFacts } from '../../domain/documents/fileFacts';
import type { FileKind } from '../../domain/documents/fileKind';
import { isOle2 } from '../../domain/documents/leadingBytes';
import { bytesOf, offsetOf } from './byteSearch';
import { isCutOff } from './cutOff';
import { hasObjects } from './pdfObjects';
import { measurePicture, type MeasuredPicture } from './pictureFacts';
import { isPictureKind } from './pictureSize';
import { hasLockedEntry } from './zipLock';

/** A chosen file as the worker gets it. */
export interface MeasuredFile {
  readonly kind: FileKind;
  readonly blob: Blob;
}

/** Runs what asks for code, so that the time it takes to come can be told. */
export type Fetching = <Code>(load: () => Promise<Code>) => Promise<Code>;

type Measured = Partial<Omit<FileFacts, 'digest' | 'isCutOff'>>;

const lockOf = async (bytes: Uint8Array, fetching: Fetching): Promise<Measured> => {
  try {
    const { isForOthersOnly, needsPassword } = await fetching(() => import('./pdfLock'));
    return isForOthersOnly(bytes) ? { isForOthersOnly: true } : { needsPassword: await needsPassword(bytes) };
  } catch {
    return {};
  }
};

/** The library is asked where the portal's own reader finds no tree of pages in a whole file. */
const pagesOf = async (
  bytes: Uint8Array<ArrayBuffer>,
  isSearched: boolean,
  fetching: Fetching,
): Promise<Option<number>> => {
  try {
    const { pdfPagesOf } = await fetching(() => import('./pdfPages'));
    const pages = await pdfPagesOf(bytes);
    if (isSome(pages) || !isSearched) return pages;
    const { pagesFound } = await fetching(() => import('./pdfLock'));
    return await pagesFound(bytes);
  } catch {
    return none;
  }
};

/** The readers are fetched for PDFs alone; where they do not come or find damage, nothing is known. */
const measurePdf = async (
  bytes: Uint8Array<ArrayBuffer>,
  isWhole: boolean,
  fetching: Fetching,
): Promise<Measured> => {
  const isEncrypted = offsetOf(bytes, bytesOf('/Encrypt')) !== -1;
  const pages = await pagesOf(bytes, isWhole && !isEncrypted && hasObjects(bytes), fetching);
  return isEncrypted ? { pages, ...(await lockOf(bytes, fetching)) } : { pages };
};

/** The directory of an OLE2 file names its entries in UTF-16. */
const lockedEntry = bytesOf('EncryptedPackage').flatMap((letter) => [letter, 0]);

/** What an OLE2 file with the ending of a workbook is: a workbook with a password, or something else. */
const measureWorkbook = (bytes: Uint8Array): Measured => {
  if (!isOle2([...bytes.subarray(0, 8)])) return {};
  const needsPassword = offsetOf(bytes, lockedEntry) !== -1;
  return { needsPassword, isNoWorkbook: !needsPassword };
};

const measureKind = async (
  { kind, blob }: MeasuredFile,
  bytes: Uint8Array<ArrayBuffer>,
  isWhole: boolean,
  fetching: Fetching,
): Promise<Measured | MeasuredPicture> => {
  if (isPictureKind(kind)) return measurePicture(kind, blob, bytes);
  switch (kind) {
    case 'pdf':
      return measurePdf(bytes, isWhole, fetching);
    case 'xlsx':
      return measureWorkbook(bytes);
    case 'zip':
      return { needsPassword: hasLockedEntry(bytes) };
    case 'csv':
      return {};
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
export const measureFile = async (
  file: MeasuredFile,
  fetching: Fetching = (load) => load(),
): Promise<FileFacts> => {
  const bytes = new Uint8Array(await file.blob.arrayBuffer());
  const isCut = isCutOff(file.kind, bytes);
  return {
    needsPassword: false,
    isForOthersOnly: false,
    isUnopenable: false,
    isNoWorkbook: false,
    picture: none,
    pages: none,
    ...(await measureKind(file, bytes, !isCut, fetching)),
    isCutOff: isCut,
    digest: await digestOf(bytes),
  };
};
