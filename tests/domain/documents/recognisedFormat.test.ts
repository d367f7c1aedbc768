import { exists, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  formatInBytes,
  pictureFormats,
  type RecognisedFormat,
  recognisedFormatOf,
} from '../../../src/domain/documents/recognisedFormat';
import { ofText, someBytes } from './someBytes';

describe('the format of a file by its name', () => {
  it.each([
    ['letter.docx', '', 'word'],
    ['letter.DOC', 'application/pdf', 'word'],
    ['book.xls', '', 'oldExcel'],
    ['book.xlsx', '', 'xlsx'],
    ['photo.HEIC', 'image/heic', 'heic'],
    ['all.rar', '', 'rar'],
    ['scan', 'image/png', 'png'],
  ])('of %j with type %j is %s', (name, type, format) => {
    expect(recognisedFormatOf({ name, type })).toEqual(some(format));
  });

  it.each([
    ['program.exe', ''],
    ['notes', 'text/plain'],
    ['', ''],
  ])('is unknown for %j with type %j', (name, type) => {
    expect(recognisedFormatOf({ name, type })).toEqual(none);
  });
});

const isOfPicture = (name: string): boolean =>
  exists((format: RecognisedFormat) => pictureFormats.includes(format))(
    recognisedFormatOf({ name, type: '' }),
  );

describe('a format of pictures', () => {
  it.each(['png', 'jpg', 'jfif', 'webp', 'heic', 'heif', 'gif', 'avif', 'bmp', 'tif', 'tiff', 'svg'])(
    'is that of a file called .%s, whether a browser can draw it or not',
    (ending) => {
      expect(isOfPicture(`scan.${ending}`)).toBe(true);
    },
  );

  it.each(['pdf', 'docx', 'xls', 'xlsx', 'pptx', 'txt', 'csv', 'zip', 'rar', 'mp4', 'eml'])(
    'is not that of a file called .%s',
    (ending) => {
      expect(isOfPicture(`scan.${ending}`)).toBe(false);
    },
  );
});

describe('the format of a file by its bytes', () => {
  it.each([
    ['png', someBytes.png],
    ['jpeg', someBytes.jpeg],
    ['webp', someBytes.webp],
    ['pdf', someBytes.pdf],
    ['gif', ofText('GIF89a')],
  ])('is %s, whatever it is called [CHECK-04]', (format, bytes) => {
    expect(formatInBytes(bytes)).toEqual(some(format));
  });

  it.each(['zip', 'xlsx', 'csv'] as const)('is not told of a %s, which may be something else', (kind) => {
    expect(formatInBytes(someBytes[kind])).toEqual(none);
  });
});
