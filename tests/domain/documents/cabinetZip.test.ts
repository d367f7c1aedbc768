import fc from 'fast-check';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { cabinetZip, type ZipWords } from '../../../src/domain/documents/cabinetZip';
import { groupings } from '../../../src/domain/documents/grouping';
import { noDate, when } from '../when';
import { aFile } from './aFile';
import { anyFiles } from './arbitraries';

const words: ZipWords = {
  folderOf: (mark) => {
    if (mark.kind === 'year') return isNone(mark.year) ? 'No date' : `FY ${mark.year.value}`;
    return isNone(mark.tag) ? 'No Tags' : mark.tag.value;
  },
  unnamed: 'Unnamed',
  listName: 'Missing files.txt',
};

const files = [
  aFile({ id: '1', name: 'return.pdf', path: 'c/1', createdAt: when('2026-11-20'), tags: ['GST'] }),
  aFile({ id: '2', name: 'return.pdf', path: 'c/2', createdAt: when('2026-04-20'), tags: ['gst'] }),
  aFile({ id: '3', name: '../a\u0000b', path: 'c/3', createdAt: noDate, tags: ['TDS/Challan'] }),
];

const nameOf = (name: string, path: string): string =>
  cabinetZip([aFile({ name, path })], none, words).files[0]?.fileName.replace(/^.*\//, '') ?? '';

describe('the files of a zip of the cabinet', () => {
  it('stand in folders by year and tag, two with one name beside each other [VAULT-02]', () => {
    expect(cabinetZip(files, none, words).files.map(({ path, fileName }) => [path, fileName])).toEqual([
      ['c/1', 'FY 2026/GST/return.pdf'],
      ['c/2', 'FY 2026/GST/return (2).pdf'],
      ['c/3', 'No date/TDS-Challan/_..-a-b'],
    ]);
  });

  it('stand in folders by tag and year where the page has them so [VAULT-02]', () => {
    const expected = ['GST/FY 2026/return.pdf', 'GST/FY 2026/return (2).pdf', 'TDS-Challan/No date/_..-a-b'];
    for (const grouping of ['tag', 'tag-year'] as const)
      expect(cabinetZip(files, some(grouping), words).files.map(({ fileName }) => fileName)).toEqual(
        expected,
      );
  });

  it('stand in folders by year and tag where the page has the years outside [VAULT-02]', () => {
    for (const grouping of ['year', 'year-tag'] as const)
      expect(cabinetZip(files, some(grouping), words).files[0]?.fileName).toBe('FY 2026/GST/return.pdf');
  });

  it('have the ending of what is stored where their name has none [VAULT-02]', () => {
    expect(nameOf('PAN card', 'cabinet/a.b/9f.pdf')).toBe('PAN card.pdf');
    expect(nameOf('', 'cabinet/9f.PDF')).toBe('Unnamed.PDF');
    expect(nameOf('Form 16 A.Y. 2025-26', 'cabinet/9f.pdf')).toBe('Form 16 A.Y. 2025-26.pdf');
    expect(nameOf('scan.jpg', 'cabinet/9f.png')).toBe('scan.jpg');
    expect(nameOf('PAN card', 'cabinet/a.b/9f')).toBe('PAN card');
  });

  it('leave the list its name where only a folder within a folder has it', () => {
    const [file = aFile()] = files;
    const inner = [{ ...file, tags: ['Missing files.txt'] }];
    expect(cabinetZip(inner, some('year-tag'), words).listName).toBe('Missing files.txt');
  });

  it('leave the list of missing ones a name of its own, also beside a folder [VAULT-02]', () => {
    expect(cabinetZip(files, none, words).listName).toBe('Missing files.txt');
    const [file = aFile()] = files;
    const odd = [{ ...file, tags: ['missing files.TXT'] }];
    expect(cabinetZip(odd, some('tag'), words).listName).toBe('Missing files (2).txt');
  });

  it('are all there, each with a path of its own, three levels deep [VAULT-02]', () => {
    fc.assert(
      fc.property(anyFiles, fc.option(fc.constantFrom(...groupings)), (given, grouping) => {
        const zip = cabinetZip(given, grouping === null ? none : some(grouping), words);
        expect(zip.files.map(({ file }) => file)).toHaveLength(given.length);
        expect(new Set(zip.files.map(({ file }) => file))).toEqual(new Set(given));
        expect(new Set(zip.files.map(({ fileName }) => fileName.toLowerCase())).size).toBe(given.length);
        for (const { fileName } of zip.files) expect(fileName.split('/')).toHaveLength(3);
      }),
    );
  });
});
