import type { FileKind } from './fileKind';

/** Bytes at the start of a file; 'any' stands for a byte that may be anything. */
type Signature = readonly (number | 'any')[];

const bytesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: Readonly<Record<Exclude<FileKind, 'csv'>, readonly Signature[]>> = {
  png: [bytesOf('\u0089PNG\r\n\u001A\n')],
  pdf: [bytesOf('%PDF-')],
  jpeg: [[0xff, 0xd8, 0xff]],
  webp: [[...bytesOf('RIFF'), 'any', 'any', 'any', 'any', ...bytesOf('WEBP')]],
  zip: [bytesOf('PK\u0003\u0004'), bytesOf('PK\u0005\u0006'), bytesOf('PK\u0007\u0008')],
  xlsx: [bytesOf('PK\u0003\u0004')],
};

const byteOrderMarks: readonly Signature[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const startsWith = (bytes: readonly number[], signature: Signature): boolean =>
  signature.every((byte, place) => (byte === 'any' ? place < bytes.length : bytes[place] === byte));

const startsWithAny = (bytes: readonly number[], wanted: readonly Signature[]): boolean =>
  wanted.some((signature) => startsWith(bytes, signature));

// Tab, line feed, form feed, carriage return and the like are text; the other control bytes are not.
const isTextByte = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** A table of text has no mark of another kind, and no control bytes unless it is UTF-16. */
const isText = (bytes: readonly number[]): boolean => {
  if (startsWithAny(bytes, Object.values(signatures).flat())) return false;
  return startsWithAny(bytes, byteOrderMarks) || bytes.every(isTextByte);
};

/** Whether the leading bytes of a file (a few hundred are enough) are those of its kind. */
export const agreesWithBytes = (kind: FileKind, firstBytes: readonly number[]): boolean =>
  kind === 'csv' ? isText(firstBytes) : startsWithAny(firstBytes, signatures[kind]);
