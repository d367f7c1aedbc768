import type { FileKind } from '../../domain/documents/fileKind';
import { bytesOf, endsWithin, lastOffsetOf, offsetOf } from './byteSearch';
import { hasObjects } from './pdfObjects';
import { jpegSegmentsOf } from './jpegSegments';

const PNG_CHUNKS = 8;
const RIFF_HEADER = 8;

/** A PDF made for the web says how long it is within so many bytes. */
const PDF_START_WITHIN = 1024;

/** A zip ends with its directory's end: 22 bytes and a comment of at most 65,535. */
const ZIP_END_WITHIN = 65_557;

const letters = new TextDecoder('latin1');

/** A PDF made for the web says at its start how many bytes it has. */
const statedLength = (bytes: Uint8Array): number => {
  const start = letters.decode(bytes.subarray(0, PDF_START_WITHIN));
  const found = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(start);
  return Number(found?.[1] ?? 0);
};

/** What has no object was never a PDF; it has lost no end. Anything but objects may stand behind the end. */
const isPdfCutOff = (bytes: Uint8Array): boolean => {
  if (!hasObjects(bytes)) return false;
  const end = lastOffsetOf(bytes, bytesOf('%%EOF'));
  return end === -1 || hasObjects(bytes.subarray(end)) || statedLength(bytes) > bytes.length;
};

const isPngCutOff = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_CHUNKS;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (letters.decode(bytes.subarray(at + 4, at + 8)) === 'IEND') return end > bytes.length;
    at = end;
  }
  return true;
};

const isWebpCutOff = (bytes: Uint8Array): boolean => {
  if (bytes.length < RIFF_HEADER) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + RIFF_HEADER > bytes.length;
};

const isZipCutOff = (bytes: Uint8Array): boolean =>
  !endsWithin(bytes, bytesOf('PK\u0005\u0006'), ZIP_END_WITHIN);

// A workbook with a password is no zip, and says nowhere simply how long it is.
const isWorkbookCutOff = (bytes: Uint8Array): boolean =>
  offsetOf(bytes.subarray(0, 2), bytesOf('PK')) === 0 && isZipCutOff(bytes);

const rules: Readonly<Record<FileKind, (bytes: Uint8Array) => boolean>> = {
  pdf: isPdfCutOff,
  png: isPngCutOff,
  jpeg: (bytes) => jpegSegmentsOf(bytes).isCutOff,
  webp: isWebpCutOff,
  zip: isZipCutOff,
  xlsx: isWorkbookCutOff,
  csv: () => false,
};

/** Whether the end of a file of that kind is missing, as after a download that broke off. */
export const isCutOff = (kind: FileKind, bytes: Uint8Array): boolean => rules[kind](bytes);
