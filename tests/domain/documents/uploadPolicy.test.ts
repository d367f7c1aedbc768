import fc from 'fast-check';
import { isRight, left, right, swap } from 'fp-ts/Either';
import { chain, fromEither, fromNullable, map, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '../../../src/domain/documents/fileKind';
import type { RecognisedFormat } from '../../../src/domain/documents/recognisedFormat';
import {
  acceptedExtensions,
  anyPolicy,
  cabinetPolicy,
  checkChosen,
  checkUpload,
  isUploadRefused,
  rightNameOf,
  taskPolicy,
  type UploadPolicy,
} from '../../../src/domain/documents/uploadPolicy';
import { kinds, ofText, protectedWorkbook, someBytes } from './someBytes';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const candidate = (name: string, kind: FileKind, size = 10) => ({
  name,
  size,
  type: '',
  firstBytes: someBytes[kind],
});

const refusedType = (policy: UploadPolicy, found?: RecognisedFormat) =>
  left({ kind: 'FileTypeRefused', policy, found: fromNullable(found) });

describe('a file for the file cabinet', () => {
  it.each([
    ['a.png', 'png'],
    ['a.pdf', 'pdf'],
    ['a.jpeg', 'jpeg'],
    ['a.jpg', 'jpeg'],
    ['A.JPG', 'jpeg'],
    ['a.webp', 'webp'],
    ['a.csv', 'csv'],
    ['a.zip', 'zip'],
  ] as const)('is accepted as %s [FILES-12]', (name, kind) => {
    const file = candidate(name, kind);
    expect(checkUpload(cabinetPolicy, file)).toEqual(right(file));
  });

  it('is accepted by the type alone when its name has no extension [FILES-12]', () => {
    const file = { ...candidate('scan', 'png'), type: 'image/png' };
    expect(checkUpload(cabinetPolicy, file)).toEqual(right(file));
  });

  it('is refused as .xlsx, which only the hint names [FILES-12]', () => {
    expect(cabinetPolicy.kinds).toEqual(['png', 'pdf', 'jpeg', 'webp', 'csv', 'zip']);
    expect(checkUpload(cabinetPolicy, candidate('a.xlsx', 'xlsx'))).toEqual(
      refusedType(cabinetPolicy, 'xlsx'),
    );
    const named = { ...candidate('book', 'xlsx'), type: XLSX };
    expect(checkUpload(cabinetPolicy, named)).toEqual(refusedType(cabinetPolicy, 'xlsx'));
  });

  it.each([
    ['a.svg', 'svg'],
    ['a.docx', 'word'],
    ['a.exe', undefined],
    ['a.txt', 'text'],
    ['a', undefined],
    ['', undefined],
  ] as const)('is refused as %j [FILES-12]', (name, found) => {
    expect(checkUpload(cabinetPolicy, candidate(name, 'pdf'))).toEqual(refusedType(cabinetPolicy, found));
  });

  it('passes with 20971520 bytes and is refused with 20971521 [FILES-11]', () => {
    const largest = candidate('a.pdf', 'pdf', 20_971_520);
    expect(checkUpload(cabinetPolicy, largest)).toEqual(right(largest));
    expect(checkUpload(cabinetPolicy, candidate('a.pdf', 'pdf', 20_971_521))).toEqual(
      left({ kind: 'FileTooLarge', maxBytes: 20_971_520 }),
    );
  });

  it('is refused when its bytes are those of another kind', () => {
    expect(checkUpload(cabinetPolicy, candidate('a.pdf', 'png'))).toMatchObject(
      left({ kind: 'ContentDisagrees', fileKind: 'pdf' }),
    );
  });

  it('is refused when none was chosen [FILES-13]', () => {
    expect(checkChosen(none)).toEqual(left({ kind: 'NoFileChosen' }));
    expect(checkChosen(some('a.pdf'))).toEqual(right('a.pdf'));
  });

  it('offers these extensions in the chooser [FILES-12]', () => {
    expect(acceptedExtensions(cabinetPolicy)).toEqual([
      '.png',
      '.pdf',
      '.jpeg',
      '.jpg',
      '.webp',
      '.csv',
      '.zip',
    ]);
  });
});

describe('a file for a task document', () => {
  it.each([
    ['a.jpeg', 'jpeg'],
    ['a.jpg', 'jpeg'],
    ['a.png', 'png'],
    ['a.pdf', 'pdf'],
    ['a.xlsx', 'xlsx'],
  ] as const)('is accepted as %s [DOCS-03]', (name, kind) => {
    const file = candidate(name, kind);
    expect(checkUpload(taskPolicy, file)).toEqual(right(file));
  });

  it.each([
    ['a.zip', 'zip', 'zip'],
    ['a.webp', 'webp', 'webp'],
    ['a.csv', 'csv', 'csv'],
    ['a.txt', 'csv', 'text'],
    ['a.xls', 'xlsx', 'oldExcel'],
  ] as const)('is refused as %s [DOCS-03]', (name, kind, found) => {
    expect(taskPolicy.kinds).toEqual(['jpeg', 'png', 'pdf', 'xlsx']);
    expect(checkUpload(taskPolicy, candidate(name, kind))).toEqual(refusedType(taskPolicy, found));
  });

  it('is accepted as a workbook that opens with a password only', () => {
    const file = { ...candidate('a.xlsx', 'xlsx'), firstBytes: protectedWorkbook };
    expect(checkUpload(taskPolicy, file)).toEqual(right(file));
  });

  it('has the same maximum of 20971520 bytes as every upload', () => {
    expect(isRight(checkUpload(taskPolicy, candidate('a.pdf', 'pdf', 20_971_520)))).toBe(true);
    expect(isRight(checkUpload(taskPolicy, candidate('a.pdf', 'pdf', 20_971_521)))).toBe(false);
  });

  it('offers these extensions in the chooser [DOCS-03]', () => {
    expect(acceptedExtensions(taskPolicy)).toEqual(['.jpeg', '.jpg', '.png', '.pdf', '.xlsx']);
  });
});

const problemOf = (file: Parameters<typeof checkUpload>[1], policy = cabinetPolicy) =>
  fromEither(swap(checkUpload(policy, file)));

describe('a file that is refused', () => {
  it.each([
    ['no accepted kind', candidate('a.exe', 'pdf')],
    ['nothing in it', candidate('a.pdf', 'pdf', 0)],
    ['more than 20 MB', candidate('a.pdf', 'pdf', 20_971_521)],
    ['no bytes that can be read', { ...candidate('a.pdf', 'pdf'), firstBytes: [] }],
    ['bytes of another kind', candidate('a.pdf', 'png')],
  ])('for %s stays refused however often it is sent', (_, file) => {
    expect(map(isUploadRefused)(problemOf(file))).toEqual(some(true));
  });

  it('is another thing than one that could not be sent', () => {
    expect([{ kind: 'Offline' }, { kind: 'DocumentHasFile' }].map(isUploadRefused)).toEqual([false, false]);
  });

  it.each([
    ['scan.pdf', 'jpeg', { name: 'scan.jpg', type: 'image/jpeg' }],
    ['scan.jpg', 'png', { name: 'scan.png', type: 'image/png' }],
    ['photo.png', 'webp', { name: 'photo.webp', type: 'image/webp' }],
    ['return.jpg', 'pdf', { name: 'return.pdf', type: 'application/pdf' }],
  ] as const)(
    'as %s, and is a %s, would be accepted under its right name [CHECK-04]',
    (name, kind, rightName) => {
      expect(chain(rightNameOf)(problemOf(candidate(name, kind)))).toEqual(some(rightName));
    },
  );

  it('has no right name where what it is is accepted there under none [CHECK-04]', () => {
    const gif = { ...candidate('a.png', 'png'), firstBytes: ofText('GIF89a') };
    expect(problemOf(gif)).toMatchObject(some({ found: some('gif'), right: none }));
    expect(problemOf(candidate('a.png', 'webp'), taskPolicy)).toMatchObject(
      some({ found: some('webp'), right: none }),
    );
    expect(problemOf(candidate('a.pdf', 'zip'))).toMatchObject(some({ found: none, right: none }));
    expect(chain(rightNameOf)(problemOf(candidate('a.exe', 'pdf')))).toEqual(none);
  });
});

describe('a file of which it is not said where it belongs', () => {
  it.each(kinds)('is accepted as a %s, since some place takes it [SHARE-01]', (kind) => {
    const file = candidate(`a.${kind}`, kind);
    expect(checkUpload(anyPolicy, file)).toEqual(right(file));
  });

  it('is refused where no place takes it [SHARE-01]', () => {
    expect(checkUpload(anyPolicy, candidate('a.docx', 'zip'))).toEqual(refusedType(anyPolicy, 'word'));
  });
});

const formOf = (kind: FileKind) => (kind === 'xlsx' ? 'zip' : kind);

describe('any upload', () => {
  const types = { png: 'image/png', pdf: 'application/pdf', zip: 'application/zip', xlsx: XLSX } as const;
  const anyCandidate = fc
    .record({
      extension: fc.constantFrom(...kinds, 'txt' as const),
      typeKind: fc.constantFrom('png', 'pdf', 'zip', 'xlsx'),
      size: fc.constantFrom(0, 1, 20_971_520, 20_971_521),
      bytesKind: fc.constantFrom(...kinds),
    })
    .map((given) => ({
      ...given,
      name: `a.${given.extension}`,
      type: types[given.typeKind],
      firstBytes: someBytes[given.bytesKind],
    }));
  const eachPolicy = fc.constantFrom(cabinetPolicy, taskPolicy);

  it('passes only with an accepted extension or else type, at most 20 MB, and bytes of that kind', () => {
    fc.assert(
      fc.property(eachPolicy, anyCandidate, (policy, file) => {
        if (!isRight(checkUpload(policy, file))) return;
        const kind = file.extension === 'txt' ? file.typeKind : file.extension;
        expect(policy.kinds).toContain(kind);
        expect(file.size).toBeGreaterThan(0);
        expect(file.size).toBeLessThanOrEqual(20_971_520);
        expect(formOf(file.bytesKind)).toBe(formOf(kind));
      }),
    );
  });

  it('that is refused at one size is refused at every larger size', () => {
    fc.assert(
      fc.property(anyCandidate, fc.nat(), (file, more) => {
        const passes = (size: number) => isRight(checkUpload(cabinetPolicy, { ...file, size }));
        const size = Math.max(file.size, 1);
        expect(passes(size + more) && !passes(size)).toBe(false);
      }),
    );
  });
});
