import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { recognisedFormatOf } from '../../../src/domain/documents/recognisedFormat';

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
