import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  acceptedExtensionsOf,
  endingOf,
  extensionOf,
  extensionsOf,
  fileKindOf,
  isPicture,
  mediaTypeOf,
  nameAs,
  nameWithEnding,
} from '../../../src/domain/documents/fileKind';

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

describe('the ending of a name', () => {
  it.each([
    ['Form 16.PDF ', '.PDF'],
    ['Form 16 A.Y. 2025-26', ''],
    ['scan', ''],
  ])('of %j is %j', (name, ending) => {
    expect(endingOf(name)).toBe(ending);
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
    ['a.pdf', 'application/wps-office.pdf', 'pdf'],
    ['a.csv', 'text/plain', 'csv'],
    ['scan', 'image/png', 'png'],
    ['Bill No. 12', 'application/pdf', 'pdf'],
    ['Form 16 A.Y. 2025-26', 'application/pdf', 'pdf'],
    ['Rs.500', 'image/jpeg', 'jpeg'],
    ['a.pdf ', '', 'pdf'],
    ['scan', 'application/pdf', 'pdf'],
    ['scan', 'IMAGE/JPEG', 'jpeg'],
    ['scan', 'image/jpg', 'jpeg'],
    ['scan.jfif', 'image/jpeg', 'jpeg'],
    ['scan.jpe', '', 'jpeg'],
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
    ['setup.exe', 'application/pdf'],
    ['Form16.html', 'application/pdf'],
    ['Form16.pdf.exe', 'application/pdf'],
    ['setup.exe ', 'application/pdf'],
    ['run.bat', 'text/csv'],
    ['run.ps1', 'text/csv'],
    ['run.js', 'text/csv'],
    ['run.hta', 'image/png'],
    ['book.xlsm', XLSX],
    ['a.pdf', 'text/html'],
    ['a.pdf', 'image/png'],
    ['a.png', 'image/svg+xml'],
    ['a.png', 'application/xhtml+xml'],
    ['a.pdf', 'application/x-msdownload'],
    ['a.csv', 'application/javascript'],
    ['a.zip', XLSX],
    ['a.pdf', 'application/zip'],
    ['a.xlsx', 'image/png'],
    ['a.pdf', 'text/xml'],
    ['a.csv', 'application/xml'],
    ['disk.001x', 'application/pdf'],
    ['main.c', 'application/pdf'],
    ['a', ''],
    ['', ''],
  ])('is none for %j with type %j', (name, type) => {
    expect(fileKindOf({ name, type })).toEqual(none);
  });

  it.each([
    ['scan', 'png', 'scan.png'],
    ['scan.JPG', 'jpeg', 'scan.JPG'],
    ['scan.jfif', 'jpeg', 'scan.jfif.jpg'],
    ['setup.exe.', 'pdf', 'setup.exe..pdf'],
    ['a.pdf', 'pdf', 'a.pdf'],
  ] as const)('ends the name %j, of a %s, as %j [AMB-23]', (name, kind, ended) => {
    expect(nameWithEnding(name, kind)).toBe(ended);
  });

  it.each([
    ['scan.pdf', 'jpeg', 'scan.jpg'],
    ['Form 16 A.Y. 2025-26', 'jpeg', 'Form 16 A.Y. 2025-26.jpg'],
    ['scan.png.pdf', 'png', 'scan.png'],
    [' scan.pdf ', 'png', 'scan.png'],
  ] as const)('names %j, which is a %s, %j [CHECK-04]', (name, kind, right) => {
    expect(nameAs(name, kind)).toBe(right);
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
    ['csv', 'text/csv'],
  ] as const)('of a %s is told to programs as %s', (kind, type) => {
    expect(mediaTypeOf(kind)).toBe(type);
  });

  it.each([
    ['a.jpg', true],
    ['a.png', true],
    ['a.webp', true],
    ['a.pdf', false],
    ['a.csv', false],
    ['a.heic', false],
    ['a', false],
  ])('of %j is one that browsers show as a picture: %s', (name, isShown) => {
    expect(isPicture({ name, type: '' })).toBe(isShown);
  });

  it('has its extensions, the usual ones first', () => {
    expect(extensionsOf('jpeg')).toEqual(['jpeg', 'jpg']);
    expect(extensionsOf('xlsx')).toEqual(['xlsx']);
  });

  it('is accepted by its extensions alone, the rare ones too', () => {
    expect(acceptedExtensionsOf('jpeg')).toEqual(['jpeg', 'jpg', 'jfif', 'jpe']);
    expect(acceptedExtensionsOf('pdf')).toEqual(['pdf']);
  });
});
