import { fromNullable, type Option } from 'fp-ts/Option';
import type { FileKind } from './fileKind';
import { LEADING_BYTES } from './limits';

/** The first bytes of a file; 'any' matches every byte, and a fixed byte always follows it. */
type Signature = readonly (number | 'any')[];

/** The kinds whose files begin with a signature of their own. */
type MarkedKind = Exclude<FileKind, 'csv' | 'pdf'>;

const bytesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const pdfMark = bytesOf('%PDF-');

// A workbook that opens with a password only is an OLE2 file instead of a zip.
const ole2Mark: Signature = [0xd0, 0xcf, 0x11, 0xe0];

const signatures: Readonly<Record<MarkedKind, readonly Signature[]>> = {
  png: [bytesOf('\u0089PNG\r\n\u001A\n')],
  jpeg: [[0xff, 0xd8, 0xff]],
  webp: [[...bytesOf('RIFF'), 'any', 'any', 'any', 'any', ...bytesOf('WEBP')]],
  zip: [bytesOf('PK\u0003\u0004'), bytesOf('PK\u0005\u0006'), bytesOf('PK\u0007\u0008')],
  xlsx: [bytesOf('PK\u0003\u0004'), ole2Mark],
};

// An ISO media file names its brand after its first box's size; these are the brands of HEIC and HEIF pictures.
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const heicMarks: readonly Signature[] = heicBrands.map((brand) => [
  'any',
  'any',
  'any',
  'any',
  ...bytesOf(`ftyp${brand}`),
]);

const utf8Mark: Signature = [0xef, 0xbb, 0xbf];

const utf16Marks: readonly Signature[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const startsWith = (bytes: readonly number[], signature: Signature): boolean =>
  signature.every((byte, offset) => byte === 'any' || bytes[offset] === byte);

const startsWithAny = (bytes: readonly number[], wanted: readonly Signature[]): boolean =>
  wanted.some((signature) => startsWith(bytes, signature));

const hasOtherMark = (bytes: readonly number[]): boolean =>
  startsWithAny(bytes, Object.values(signatures).flat());

// Tab, line feed, form feed, carriage return and the like are text; the other control bytes are not.
const isTextByte = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d);

// Control bytes count as blank here; `isTextByte` refuses them anyway.
const isBlank = (byte: number): boolean => byte <= 0x20;

/** How pages, scripts, programs and archives begin, none of which is a PDF wherever its signature follows. */
const otherMarks: readonly Signature[] = [
  ...['<', '#!', 'MZ', '\u007FELF', 'Rar!', '7z\u00BC\u00AF', 'MSCF', 'GIF8', String.raw`{\rtf`].map(bytesOf),
  [0xca, 0xfe, 0xba, 0xbe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0x4c, 0, 0, 0],
];

/** The bytes without a mark of UTF-8 and what is blank at their beginning. */
const textOf = (bytes: readonly number[]): readonly number[] => {
  const text = startsWith(bytes, utf8Mark) ? bytes.slice(utf8Mark.length) : bytes;
  // Without text, findIndex returns -1 and slice(-1) leaves one blank byte, which is no signature.
  return text.slice(text.findIndex((byte) => !isBlank(byte)));
};

/** A PDF may have other bytes before its signature, but not those of another kind, a page or a program (CHECK-04). */
const isPdf = (bytes: readonly number[]): boolean => {
  if (hasOtherMark(bytes) || startsWithAny(textOf(bytes), otherMarks)) return false;
  const leading = bytes.slice(0, LEADING_BYTES);
  return leading.some((_, offset) => startsWith(leading.slice(offset, offset + pdfMark.length), pdfMark));
};

/** Whether the first text of a file is the PDF signature; a csv file may contain it further on. */
const beginsAsPdf = (bytes: readonly number[]): boolean => startsWith(textOf(bytes), pdfMark);

/** The end mark of DOS, which old programs write behind a text, to the end of a record. */
const DOS_END = 0x1a;

const withoutDosEnd = (bytes: readonly number[]): readonly number[] => {
  const end = bytes.indexOf(DOS_END);
  // Without the mark, indexOf returns -1, and the last byte is not the mark.
  return bytes.slice(end).every((byte) => byte === DOS_END) ? bytes.slice(0, end) : bytes;
};

/** At least this share of a table's letters are separators, digits and the like, whatever its script. */
const PLAIN_SHARE = 0.1;

/** UTF-16 without a mark: by its lower or upper bytes, no letter is a control sign, and many are plain. */
const isUtf16 = (bytes: readonly number[], upper: 0 | 1): boolean => {
  const lower = 1 - upper;
  const letters = Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => (bytes[2 * at + upper] ?? 0) * 256 + (bytes[2 * at + lower] ?? 0),
  );
  const plain = letters.filter((letter) => letter < 0x80);
  return plain.every(isTextByte) && plain.length > Math.max(1, letters.length * PLAIN_SHARE);
};

/** A csv file has no signature of another kind, and no control bytes unless it is UTF-16. */
const isText = (bytes: readonly number[]): boolean => {
  if (bytes.length === 0 || hasOtherMark(bytes) || beginsAsPdf(bytes)) return false;
  if (startsWithAny(bytes, utf16Marks) || withoutDosEnd(bytes).every(isTextByte)) return true;
  return isUtf16(bytes, 1) || isUtf16(bytes, 0);
};

/** Whether a file is an OLE2 file: a workbook that opens with a password only, or one of an older kind (CHECK-03). */
export const isOle2 = (firstBytes: readonly number[]): boolean => startsWith(firstBytes, ole2Mark);

/** Whether a file is a HEIC photo, whatever it is called: phones often only rename it to .jpg. */
export const isHeic = (firstBytes: readonly number[]): boolean => startsWithAny(firstBytes, heicMarks);

/** The kinds of pictures that are measured. */
const measured = ['png', 'jpeg', 'webp'] as const;

/** The kind of a picture by its bytes, whatever it is called. */
export const pictureKindIn = (firstBytes: readonly number[]): Option<(typeof measured)[number]> =>
  fromNullable(measured.find((kind) => startsWithAny(firstBytes, signatures[kind])));

/** How pictures begin that are accepted nowhere. */
const otherPictures = [
  { format: 'gif', marks: [bytesOf('GIF8')] },
  { format: 'avif', marks: [['any', 'any', 'any', 'any', ...bytesOf('ftypavif')]] },
  { format: 'bmp', marks: [[...bytesOf('BM'), 'any', 'any', 'any', 'any', 0, 0, 0, 0]] },
  { format: 'tiff', marks: [bytesOf('II*\0'), bytesOf('MM\0*')] },
] as const satisfies readonly { readonly format: string; readonly marks: readonly Signature[] }[];

/** The kind of a picture by its bytes that is accepted nowhere. */
export const otherPictureIn = (
  firstBytes: readonly number[],
): Option<(typeof otherPictures)[number]['format']> =>
  fromNullable(otherPictures.find(({ marks }) => startsWithAny(firstBytes, marks))?.format);

/** How a page or a message of a server begins, and no table. */
const answerMarks: readonly Signature[] = ['<', '{'].map(bytesOf);

/** Whether leading bytes are a page or a message of a server in the place of a file of that kind: text where there is none. */
export const isAnswerInstead = (kind: FileKind, firstBytes: readonly number[]): boolean =>
  kind === 'csv'
    ? startsWithAny(textOf(firstBytes), answerMarks)
    : isText(firstBytes) && !agreesWithBytes(kind, firstBytes);

/** Whether the leading bytes of a file (the first LEADING_BYTES are enough) are those of its kind. */
export const agreesWithBytes = (kind: FileKind, firstBytes: readonly number[]): boolean => {
  if (kind === 'csv') return isText(firstBytes);
  return kind === 'pdf' ? isPdf(firstBytes) : startsWithAny(firstBytes, signatures[kind]);
};
