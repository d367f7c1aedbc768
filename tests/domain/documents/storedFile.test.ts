import { describe, expect, it } from 'vitest';
import { LEADING_BYTES } from '../../../src/domain/documents/limits';
import { isStoredFile } from '../../../src/domain/documents/storedFile';
import { heicBytes, kinds, ofText, protectedWorkbook, someBytes } from './someBytes';

const bytesOf = (codes: readonly number[]): Uint8Array => Uint8Array.from(codes);
const text = (content: string): Uint8Array => bytesOf(ofText(content));

const page = text(`\r\n<!DOCTYPE html>${' '.repeat(LEADING_BYTES)}\0`);

describe('the bytes of a stored file', () => {
  it.each(kinds)('are those of a %s [MONEY-06] [VAULT-02]', (kind) => {
    expect(isStoredFile(`Return.${kind}`, bytesOf(someBytes[kind]))).toBe(true);
  });

  it.each(kinds)(
    'are no page and no refusal of a server in the place of a %s [MONEY-06] [VAULT-02]',
    (kind) => {
      expect(isStoredFile(`FY 2026-27/Return.${kind.toUpperCase()}`, page)).toBe(false);
      expect(isStoredFile(`Return.${kind}`, text('{"status":false}'))).toBe(false);
    },
  );

  it('are no sentence of a server, but in the place of a table, which is text [MONEY-06]', () => {
    expect(isStoredFile('Return.pdf', text('Not found'))).toBe(false);
    expect(isStoredFile('Sales.csv', text('Not found'))).toBe(true);
  });

  it('are some, whatever its kind [VAULT-02]', () => {
    for (const name of ['Return.pdf', 'Letter.docx', 'Return'])
      expect(isStoredFile(name, bytesOf([]))).toBe(false);
  });

  it.each([
    ['a picture under the ending of another', 'PAN.jpg', someBytes.png],
    ['a photo that was renamed', 'PAN.jpg', heicBytes()],
    ['an old workbook called a PDF', 'Sales.pdf', protectedWorkbook],
    ['a PDF after other text', 'Return.pdf', ofText('junk\n%PDF-1.4')],
    ['a PDF called a picture', 'PAN.png', someBytes.pdf],
  ])('may be %s', (_, name, bytes) => {
    expect(isStoredFile(name, bytesOf(bytes))).toBe(true);
  });

  it.each(['Notice.html', 'Drawing.svg', 'Letter.txt', 'Return'])(
    'are anything in %s, whose kind the portal does not know',
    (name) => {
      expect(isStoredFile(name, page)).toBe(true);
    },
  );
});
