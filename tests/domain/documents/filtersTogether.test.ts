import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterFiles } from '../../../src/domain/documents/fileFilter';
import { searchFiles } from '../../../src/domain/documents/fileSearch';
import { noFileFilter } from '../../../src/domain/documents/filterChoices';
import { aFile, aFilter } from './aFile';
import { anyFiles, anyFilter, today } from './arbitraries';

describe('filters together', () => {
  it('keep a file only when each of them keeps it', () => {
    const both = aFile({ id: 'both', name: 'a.pdf', tags: ['GST'] });
    const onlyTag = aFile({ id: 'tag', name: 'a.csv', tags: ['GST'] });
    const onlyFormat = aFile({ id: 'format', name: 'a.pdf', tags: ['TDS'] });
    const filter = { services: ['GST'], formats: ['pdf'] } as const;
    expect(filterFiles([both, onlyTag, onlyFormat], aFilter(filter), today)).toEqual([both]);
  });

  it('keep everything while nothing is chosen', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        expect(filterFiles(files, noFileFilter, today)).toEqual(files);
      }),
    );
  });

  it('only narrow the list', () => {
    fc.assert(
      fc.property(anyFiles, anyFilter, (files, filter) => {
        const kept = filterFiles(files, filter, today);
        expect(kept.every((file) => files.includes(file))).toBe(true);
        expect(new Set(kept).size).toBe(kept.length);
      }),
    );
  });

  it('keep the same files one after the other in any order', () => {
    fc.assert(
      fc.property(anyFiles, anyFilter, anyFilter, (files, one, other) => {
        const oneFirst = filterFiles(filterFiles(files, one, today), other, today);
        const otherFirst = filterFiles(filterFiles(files, other, today), one, today);
        expect(new Set(oneFirst)).toEqual(new Set(otherFirst));
      }),
    );
  });

  it('keep the same as each filter alone, one after the other', () => {
    fc.assert(
      fc.property(anyFiles, anyFilter, (files, filter) => {
        const alone = [
          aFilter({ services: filter.services }),
          aFilter({ formats: filter.formats }),
          aFilter({ uploadedBy: filter.uploadedBy }),
          aFilter({ date: filter.date }),
        ];
        const kept = alone.reduce((rest, single) => filterFiles(rest, single, today), files);
        expect(filterFiles(files, filter, today)).toEqual(kept);
      }),
    );
  });

  it('change nothing the second time', () => {
    fc.assert(
      fc.property(anyFiles, anyFilter, (files, filter) => {
        const once = filterFiles(files, filter, today);
        expect(filterFiles(once, filter, today)).toEqual(once);
      }),
    );
  });

  it('and the search keep the same files whichever comes first', () => {
    fc.assert(
      fc.property(anyFiles, anyFilter, fc.constantFrom('gst', 'pdf', ''), (files, filter, typed) => {
        expect(filterFiles(searchFiles(files, typed), filter, today)).toEqual(
          searchFiles(filterFiles(files, filter, today), typed),
        );
      }),
    );
  });
});
