import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_PDF_NAME } from '../../../src/domain/documents/limits';
import { defaultPdfName, pdfNameOf } from '../../../src/domain/documents/pdfName';
import { day } from '../when';

const anyPart = fc.constantFrom(
  ...'aZ9.-_/\\: \u0000\u202E\u200Dक😀'.split(/(?:)/u),
  '.pdf',
  '.PDF',
  'con',
  'क'.repeat(30),
);

describe('the name of a PDF', () => {
  it.each([
    ['Rent receipts', 'Rent receipts.pdf'],
    ['Rent receipts.PDF', 'Rent receipts.pdf'],
    ['a.PDF\u0000', 'a.pdf'],
    ['Rent receipts - - - .pdf.pdf', 'Rent receipts.pdf'],
    ['bank/2026: "April"', 'bank-2026- -April.pdf'],
    ['../../etc', 'etc.pdf'],
    ['  .hidden. ', 'hidden.pdf'],
    ['किराया', 'किराया.pdf'],
    ['क्\u200Dष', 'क्\u200Dष.pdf'],
    ['con', '_con.pdf'],
    ['.aux.2026', '_aux.2026.pdf'],
    ['a\u0000b\u202Ec', 'a-b-c.pdf'],
    ['a\u0000\u0000b', 'a-b.pdf'],
    [`${'x'.repeat(LONGEST_PDF_NAME - 1)} yz`, `${'x'.repeat(LONGEST_PDF_NAME - 1)}.pdf`],
    [`con.${'x'.repeat(LONGEST_PDF_NAME)}`, `_con.${'x'.repeat(LONGEST_PDF_NAME - '_con.'.length)}.pdf`],
  ])('is safe on every system: %s', (typed, name) => {
    expect(pdfNameOf(typed, 'photos')).toBe(name);
    expect(pdfNameOf(name, 'photos')).toBe(name);
  });

  it('is the default one where nothing is left of what was typed', () => {
    expect(pdfNameOf(' ./. ', 'Cheque 2026-11-20.pdf')).toBe('Cheque 2026-11-20.pdf');
    expect(pdfNameOf('', '')).toBe('PDF.pdf');
  });

  it('is at most 80 characters long before its ending', () => {
    expect(pdfNameOf('x'.repeat(300), '')).toBe(`${'x'.repeat(LONGEST_PDF_NAME)}.pdf`);
  });

  it('keeps its name when it is typed again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyPart, maxLength: 120 }), (typed) => {
        const name = pdfNameOf(typed, 'photos');
        expect(pdfNameOf(name, 'photos')).toBe(name);
        expect(name).toMatch(/^[^.\s/\\][^/\\]*\.pdf$/u);
      }),
    );
  });

  it('is that of its document and the day unless the customer gives one', () => {
    expect(defaultPdfName('Cancelled cheque', day('2026-11-20'))).toBe('Cancelled cheque 2026-11-20.pdf');
    expect(defaultPdfName('', day('2026-11-20'))).toBe('2026-11-20.pdf');
  });
});
