import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { agreesWithBytes, otherPictureIn, pictureKindIn } from '../../../src/domain/documents/leadingBytes';
import { LEADING_BYTES } from '../../../src/domain/documents/limits';
import { kinds, ofText, protectedWorkbook, someBytes, utf8Mark } from './someBytes';
import { runs } from '../../runs';

const signatureLengths = { png: 8, pdf: 5, jpeg: 3, webp: 12, zip: 4, xlsx: 4 } as const;
const marked = ['png', 'pdf', 'jpeg', 'webp', 'zip', 'xlsx'] as const;
const smallEndFirst = (text: string) => ofText(text).flatMap((code) => [code % 256, Math.floor(code / 256)]);
const greatEndFirst = (text: string) => ofText(text).flatMap((code) => [Math.floor(code / 256), code % 256]);
const DOS_END = 0x1a;
const isZipped = (kind: string) => kind === 'zip' || kind === 'xlsx';

describe('the leading bytes of a file', () => {
  it.each(kinds)('of a %s agree with it', (kind) => {
    expect(agreesWithBytes(kind, someBytes[kind])).toBe(true);
  });

  it('agree with no other kind, but for zip and xlsx which begin alike', () => {
    for (const kind of kinds) {
      const agreeing = kinds.filter((other) => agreesWithBytes(other, someBytes[kind]));
      expect(agreeing).toEqual(isZipped(kind) ? ['zip', 'xlsx'] : [kind]);
    }
  });

  it('of an empty or a spanned zip agree with zip alone', () => {
    for (const bytes of [
      [0x50, 0x4b, 5, 6],
      [0x50, 0x4b, 7, 8],
    ]) {
      expect(kinds.filter((kind) => agreesWithBytes(kind, bytes))).toEqual(['zip']);
    }
    expect(agreesWithBytes('zip', [0x50, 0x4b, 5, 8])).toBe(false);
  });

  it.each(marked)('of a %s are needed in full, and nothing more', (kind) => {
    const length = signatureLengths[kind];
    expect(agreesWithBytes(kind, someBytes[kind].slice(0, length))).toBe(true);
    expect(agreesWithBytes(kind, someBytes[kind].slice(0, length - 1))).toBe(false);
    expect(agreesWithBytes(kind, [])).toBe(false);
  });

  it.each(marked)('of a %s disagree when one byte of the mark differs', (kind) => {
    const place = fc.nat(signatureLengths[kind] - 1).filter((at) => kind !== 'webp' || at < 4 || at > 7);
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = someBytes[kind].map((byte, index) => (index === at ? (byte + change) % 256 : byte));
        const isOtherZip = kind === 'zip' && bytes[0] === 0x50 && agreesWithBytes('zip', bytes);
        expect(agreesWithBytes(kind, bytes) && !isOtherZip).toBe(false);
      }),
    );
  });

  it('of a webp may hold any size between its two marks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }), (size) => {
        expect(agreesWithBytes('webp', [...ofText('RIFF'), ...size, ...ofText('WEBP')])).toBe(true);
      }),
    );
  });
});

describe('the leading bytes of a pdf', () => {
  it.each([
    ['a mark of UTF-8', utf8Mark],
    ['a line feed', ofText('\n')],
    ['a carriage return and a line feed', ofText('\r\n')],
    ['the header of a mail', ofText('Content-Type: application/pdf\r\n\r\n')],
    ['a zero byte', [0]],
    ['a percent sign', ofText('%')],
    ['the beginning of its own mark', ofText('%PDF')],
    ['as much as fits in the first kilobyte', Array<number>(LEADING_BYTES - 5).fill(0x20)],
  ])('may have %s before its mark [CHECK-04]', (_, before) => {
    expect(agreesWithBytes('pdf', [...before, ...ofText('%PDF-1.7')])).toBe(true);
  });

  it('have the mark within the first kilobyte, whatever stands before it but another mark [CHECK-04]', () => {
    const before = fc
      .array(fc.integer({ min: 1, max: 0x4f }), { maxLength: LEADING_BYTES + 20 })
      .filter(
        (bytes) => !/^\s*(?:<|#!)/.test(String.fromCharCode(...bytes.map((byte) => Math.max(byte, 0x20)))),
      );
    fc.assert(
      fc.property(before, (bytes) => {
        const found = agreesWithBytes('pdf', [...bytes, ...ofText('%PDF-1.7')]);
        expect(found).toBe(bytes.length + 5 <= LEADING_BYTES);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['later than the first kilobyte', Array<number>(LEADING_BYTES - 4).fill(0x20)],
    ['inside a zip', someBytes.zip],
    ['inside a png', someBytes.png],
    ['inside a protected workbook', protectedWorkbook],
  ])('do not have their mark %s', (_, before) => {
    expect(agreesWithBytes('pdf', [...before, ...ofText('%PDF-1.7')])).toBe(false);
  });
});

describe('the leading bytes of a workbook with a password', () => {
  it('agree with xlsx alone', () => {
    expect(kinds.filter((kind) => agreesWithBytes(kind, protectedWorkbook))).toEqual(['xlsx']);
  });

  it.each([0, 1, 2, 3])('are needed in full: byte %i', (place) => {
    const bytes = protectedWorkbook.map((byte, index) => (index === place ? byte + 1 : byte));
    expect(agreesWithBytes('xlsx', bytes)).toBe(false);
  });
});

describe('the leading bytes of a csv', () => {
  it.each([
    ['a tab, line feed, vertical tab, form feed and carriage return', [9, 10, 11, 12, 13]],
    ['a blank', [0x20]],
    ['text beyond ASCII', [0xc3, 0xa9, 0xff]],
    ['UTF-16, small end first', [0xff, 0xfe, 0x41, 0x00]],
    ['UTF-16, great end first', [0xfe, 0xff, 0x00, 0x41]],
    ['a little less than a pdf', ofText('%PDF')],
    ['a mark of UTF-8 before text', [...utf8Mark, ...ofText('name,amount')]],
    ['a table that mentions the mark of a pdf', ofText('form,begins with\nGSTR-3B,%PDF-1.7')],
  ])('may be %s', (_, bytes) => {
    expect(agreesWithBytes('csv', bytes)).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['a zero byte', [0x41, 0x00]],
    ['the control byte before the tab', [0x41, 0x08]],
    ['the control byte after the carriage return', [0x41, 0x0e]],
    ['the control byte before the blank', [0x41, 0x1f]],
    ['half a mark of UTF-16', [0xff, 0x00]],
    ['the other half of it', [0xfe, 0x00]],
    ['the mark of a pdf', someBytes.pdf],
    ['the mark of a pdf after a line break', ofText('\r\n%PDF-1.7')],
    ['the mark of a pdf after a mark of UTF-8 and a blank', [...utf8Mark, ...ofText(' %PDF-1.7')]],
    ['the mark of a jpeg', [0xff, 0xd8, 0xff]],
    ['the mark of a protected workbook', protectedWorkbook],
  ])('may not be %s', (_, bytes) => {
    expect(agreesWithBytes('csv', bytes)).toBe(false);
  });

  it.each([
    ['one end mark of DOS', [DOS_END]],
    ['end marks of DOS to the end of its record', Array<number>(100).fill(DOS_END)],
  ])('may have %s behind its text', (_, end) => {
    expect(agreesWithBytes('csv', [...someBytes.csv, ...end])).toBe(true);
  });

  it('may have no text behind an end mark of DOS', () => {
    expect(agreesWithBytes('csv', [...someBytes.csv, DOS_END, ...someBytes.csv])).toBe(false);
    expect(agreesWithBytes('csv', [...someBytes.csv, DOS_END, ...someBytes.csv, DOS_END])).toBe(false);
  });

  it.each([
    ['in English', 'name,amount\r\nAsha,10\r\n'],
    ['in Hindi', 'नाम,राशि\r\nआशा,10\r\nरवि,250\r\n'],
    ['of one letter beside a comma', 'a,'],
  ])('may be a table %s as UTF-16 without a mark', (_, text) => {
    expect([smallEndFirst(text), greatEndFirst(text)].map((bytes) => agreesWithBytes('csv', bytes))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['small numbers of two bytes', '\u0041\u0042\u0001\u0043'],
    ['numbers of two bytes, none of which is a letter that tables have', '\u0191\u0192\u0393\u0391'],
    ['numbers of which one in ten is such a letter', `${'\u0191'.repeat(18)}12`],
    ['numbers of which one alone is', '\u0191\u01921'],
  ])('may not be %s', (_, text) => {
    expect([smallEndFirst(text), greatEndFirst(text)].map((bytes) => agreesWithBytes('csv', bytes))).toEqual([
      false,
      false,
    ]);
  });

  it('may be any printable text that is no pdf', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(agreesWithBytes('csv', ofText(`a${text}`))).toBe(true);
      }),
    );
  });
});

describe('the leading bytes of a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('tell a %s, whatever it is called [CHECK-04]', (kind) => {
    expect([pictureKindIn(someBytes[kind]), otherPictureIn(someBytes[kind])]).toEqual([some(kind), none]);
  });

  it.each([
    ['gif', ofText('GIF89a')],
    ['avif', [0, 0, 0, 0x1c, ...ofText('ftypavif')]],
    ['bmp', [...ofText('BM'), 0x36, 0x10, 0x0e, 0, 0, 0, 0, 0]],
    ['tiff', ofText('II*\0\b')],
    ['tiff', ofText('MM\0*\0')],
  ])('tell a %s, which is accepted nowhere [CHECK-04]', (format, bytes) => {
    expect([pictureKindIn(bytes), otherPictureIn(bytes)]).toEqual([none, some(format)]);
  });

  it.each(['pdf', 'csv', 'zip', 'xlsx'] as const)('are not those of a %s', (kind) => {
    expect([pictureKindIn(someBytes[kind]), otherPictureIn(someBytes[kind])]).toEqual([none, none]);
  });
});
