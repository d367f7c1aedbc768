import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFiles } from '../../../src/domain/documents/fileSearch';
import { aFile } from './aFile';
import { anyFiles } from './arbitraries';

const invoice = aFile({ id: 'invoice', name: 'Invoice March.pdf', tags: ['GST', 'Rent'] });
const statement = aFile({ id: 'statement', name: 'statement.csv', tags: [] });
const found = (typed: string) => searchFiles([invoice, statement], typed).map(({ id }) => id);
const anyText = fc.constantFrom('', ' ', 'r', 're', 'ret', 'gst', 'gst r', 'pdf tds', 'INV');

describe('the search box of the file cabinet', () => {
  it.each([
    ['march', ['invoice']],
    ['RENT', ['invoice']],
    ['.csv', ['statement']],
    ['gst march', ['invoice']],
    ['march  gst', ['invoice']],
    ['gst statement', []],
    ['st', ['invoice', 'statement']],
    ['pdfgst', []],
    ['', ['invoice', 'statement']],
    ['  ', ['invoice', 'statement']],
  ])('for %j finds %j by file name and tag', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it.each(['', '  '])('leaves the list untouched for %j, so that no long list is drawn again', (typed) => {
    const files = [invoice, statement];
    expect(searchFiles(files, typed)).toBe(files);
  });

  it('only narrows the list and keeps its order', () => {
    fc.assert(
      fc.property(anyFiles, anyText, (files, typed) => {
        const kept = searchFiles(files, typed);
        expect(kept).toEqual(files.filter((file) => kept.includes(file)));
      }),
    );
  });

  it('never finds more when more is typed', () => {
    fc.assert(
      fc.property(anyFiles, anyText, anyText, (files, typed, more) => {
        const wider = searchFiles(files, typed);
        expect(searchFiles(files, typed + more).every((file) => wider.includes(file))).toBe(true);
      }),
    );
  });
});
