import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { filterFiles } from '../../../src/domain/documents/fileFilter';
import { type FileFilter, fileServices } from '../../../src/domain/documents/filterChoices';
import { noDate, when } from '../when';
import { aFile, aFilter } from './aFile';
import { anyFiles, today } from './arbitraries';

const named = (name: string) => aFile({ id: name, name });
const tagged = (...tags: readonly string[]) => aFile({ id: tags.join('+'), tags });
const dated = (date: string) => aFile({ id: date, createdAt: when(date) });
const idsKept = (files: Parameters<typeof filterFiles>[0], filter: Partial<FileFilter>) =>
  filterFiles(files, aFilter(filter), today).map(({ id }) => id);

it('leaves the list untouched where no filter is set, so that no long list is drawn again', () => {
  const files = [named('a.pdf'), named('b.csv')];
  expect(filterFiles(files, aFilter(), today)).toBe(files);
});

describe('the format filter', () => {
  const files = [
    'a.pdf',
    'a.xls',
    'a.xlsx',
    'a.xlsm',
    'a.doc',
    'a.docx',
    'a.zip',
    'a.png',
    'a.jpeg',
    'a.JPG',
    'photo.jfif',
    'a.jpe',
    'a.csv',
    'a.svg',
    'pdf',
  ].map(named);

  it.each([
    ['pdf', ['a.pdf']],
    ['excel', ['a.xls', 'a.xlsx', 'a.xlsm']],
    ['word', ['a.doc', 'a.docx']],
    ['zip', ['a.zip']],
    ['png', ['a.png']],
    ['jpeg/jpg', ['a.jpeg', 'a.JPG', 'photo.jfif', 'a.jpe']],
    ['csv', ['a.csv']],
    ['svg', ['a.svg']],
  ] as const)('%s keeps %j', (format, ids) => {
    expect(idsKept(files, { formats: [format] })).toEqual(ids);
  });

  it('keeps the files of any chosen format, in their order', () => {
    expect(idsKept(files, { formats: ['svg', 'pdf'] })).toEqual(['a.pdf', 'a.svg']);
  });
});

describe('the service filter', () => {
  it.each([
    ['GST', ['GST']],
    ['GST', ['gst']],
    ['GST', ['Rent', 'GST Returns']],
    ['GST', ['monthly-gst']],
    ['Income Tax', ['income tax']],
    ['Income Tax', ['Income-Tax']],
    ['Income Tax', ['INCOME  TAX']],
    ['Income Tax', ['Income\u00A0Tax']],
    ['Advance Tax', ['advance_tax 2026']],
    ['Accounting', ['Accounting']],
    ['Compliance', ['Compliance']],
    ['Legal', ['Legal notice']],
    ['Startup', ['Startup']],
    ['TDS', ['(TDS)']],
    ['Advance Tax', ['Advance Tax']],
    ['Others', ['Rent']],
    ['Others', ['Others']],
    ['Others', ['Gstaad']],
    ['Others', ['Tax']],
    ['Others', ['']],
  ] as const)('%s keeps a file tagged %j', (service, tags) => {
    expect(filterFiles([tagged(...tags)], aFilter({ services: [service] }), today)).toHaveLength(1);
  });

  it.each([
    ['GST', ['Rent']],
    ['GST', ['Gstaad']],
    ['GST', ['TDS']],
    ['GST', []],
    ['Income Tax', ['Tax', 'Income']],
    ['Others', ['GST']],
    ['Others', ['Income-Tax']],
    ['Income Tax', ['Income, Tax']],
    ['Others', ['Rent', 'Legal']],
    ['Others', []],
  ] as const)('%s keeps out a file tagged %j', (service, tags) => {
    expect(filterFiles([tagged(...tags)], aFilter({ services: [service] }), today)).toEqual([]);
  });

  it('keeps the files of any chosen service', () => {
    const files = [tagged('GST'), tagged('TDS'), tagged('Rent'), tagged('Legal')];
    expect(idsKept(files, { services: ['TDS', 'GST'] })).toEqual(['GST', 'TDS']);
    expect(idsKept(files, { services: ['TDS', 'Others'] })).toEqual(['TDS', 'Rent']);
  });

  it('finds some service for every file with a tag', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        const kept = filterFiles(files, aFilter({ services: [...fileServices] }), today);
        expect(kept).toEqual(files.filter(({ tags }) => tags.length > 0));
      }),
    );
  });
});

describe('the uploaded-by filter', () => {
  const files = (['user', 'expert', 'unknown'] as const).map((uploadedBy) =>
    aFile({ id: uploadedBy, uploadedBy }),
  );

  it('keeps the files of the chosen uploaders, and none with an unknown uploader', () => {
    expect(idsKept(files, { uploadedBy: ['User'] })).toEqual(['user']);
    expect(idsKept(files, { uploadedBy: ['Expert'] })).toEqual(['expert']);
    expect(idsKept(files, { uploadedBy: ['Expert', 'User'] })).toEqual(['user', 'expert']);
    expect(idsKept(files, {})).toEqual(['user', 'expert', 'unknown']);
  });
});

describe('the date filter', () => {
  const files = ['2026-11-16', '2026-11-22', '2026-11-15', '2026-11-20T10:00'].map(dated);
  const undated = aFile({ id: 'undated', createdAt: noDate });

  it('keeps the files of the preset, seen from today in India', () => {
    expect(idsKept(files, { date: some({ preset: 'This week' }) })).toEqual([
      '2026-11-16',
      '2026-11-22',
      '2026-11-20T10:00',
    ]);
  });

  it('keeps out a file without a date only while a range is set', () => {
    expect(idsKept([undated], { date: some({ preset: 'This Year' }) })).toEqual([]);
    expect(idsKept([undated], { date: some({ preset: 'Custom', from: none, to: none }) })).toEqual([]);
    expect(idsKept([undated], { date: some({ preset: 'Latest First' }) })).toEqual(['undated']);
    expect(idsKept([undated], {})).toEqual(['undated']);
  });

  it('puts the newest first for Latest First and leaves the order as it is otherwise', () => {
    expect(idsKept(files, { date: some({ preset: 'Latest First' }) })).toEqual([
      '2026-11-22',
      '2026-11-20T10:00',
      '2026-11-16',
      '2026-11-15',
    ]);
    expect(idsKept(files, {})).toEqual(files.map(({ id }) => id));
  });
});
