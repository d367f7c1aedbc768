import type { FileKind } from '../../../src/domain/documents/fileKind';

const ofText = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** How a file of each kind begins. */
export const someBytes: Readonly<Record<FileKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0],
  pdf: ofText('%PDF-1.7\n'),
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0],
  webp: [...ofText('RIFF'), 1, 2, 3, 4, ...ofText('WEBPVP8 ')],
  csv: ofText('name,amount\r\nAsha,10\r\n'),
  zip: [0x50, 0x4b, 3, 4, 0],
  xlsx: [0x50, 0x4b, 3, 4, 0],
};

export const kinds: readonly FileKind[] = ['png', 'pdf', 'jpeg', 'webp', 'csv', 'zip', 'xlsx'];

export { ofText };

/** How a workbook begins that opens with a password only: OLE2 instead of a zip. */
export const protectedWorkbook: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0];

export const utf8Mark: readonly number[] = [0xef, 0xbb, 0xbf];

/** How a HEIC photo of that brand begins, whatever its name. */
export const heicBytes = (brand = 'heic'): readonly number[] => [
  0,
  0,
  0,
  0x18,
  ...ofText(`ftyp${brand}`),
  0,
  0,
  0,
  0,
];
