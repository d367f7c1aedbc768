import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { extensionOf, extensionsOf, fileKindOf } from '../../../src/domain/documents/fileKind';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the extension of a file name', () => {
  it.each([
    ['a.pdf', 'pdf'],
    ['a.PDF', 'pdf'],
    ['a.tar.zip', 'zip'],
    ['a', ''],
    ['', ''],
    ['a.', ''],
    ['.pdf', 'pdf'],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });

  it('is the text after the last dot', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[a-z]{1,5}$/), (name, extension) => {
        expect(extensionOf(`${name}.${extension.toUpperCase()}`)).toBe(extension);
      }),
    );
  });
});

describe('the kind of a file', () => {
  it.each([
    ['a.png', '', 'png'],
    ['a.pdf', '', 'pdf'],
    ['a.jpeg', '', 'jpeg'],
    ['a.JPG', '', 'jpeg'],
    ['a.webp', '', 'webp'],
    ['a.csv', 'application/vnd.ms-excel', 'csv'],
    ['a.zip', 'application/octet-stream', 'zip'],
    ['a.xlsx', 'application/zip', 'xlsx'],
    ['scan', 'image/png', 'png'],
    ['scan', 'application/pdf', 'pdf'],
    ['scan', 'IMAGE/JPEG', 'jpeg'],
    ['scan', 'image/jpg', 'jpeg'],
    ['scan.jfif', 'image/jpeg', 'jpeg'],
    ['scan', 'image/webp', 'webp'],
    ['table', 'text/csv', 'csv'],
    ['table', 'application/csv', 'csv'],
    ['all', 'application/zip', 'zip'],
    ['all', 'application/x-zip-compressed', 'zip'],
    ['book', XLSX, 'xlsx'],
  ])('of %j with type %j is %s', (name, type, kind) => {
    expect(fileKindOf({ name, type })).toEqual(some(kind));
  });

  it.each([
    ['a.svg', 'image/svg+xml'],
    ['a.txt', 'text/plain'],
    ['a', ''],
    ['', ''],
  ])('is none for %j with type %j', (name, type) => {
    expect(fileKindOf({ name, type })).toEqual(none);
  });

  it('has its extensions, the usual ones first', () => {
    expect(extensionsOf('jpeg')).toEqual(['jpeg', 'jpg']);
    expect(extensionsOf('xlsx')).toEqual(['xlsx']);
  });
});
