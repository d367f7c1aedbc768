import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { filterChips } from '../../../src/domain/documents/filterChips';
import { noFileFilter } from '../../../src/domain/documents/filterChoices';
import { aFilter } from './aFile';
import { anyFilter } from './arbitraries';

const filter = aFilter({
  date: some({ preset: 'This week' }),
  services: ['GST', 'TDS'],
  formats: ['pdf', 'zip'],
  uploadedBy: ['User', 'Expert'],
});

describe('the chips of the set filters', () => {
  it('are one for every choice, in the order of the dialog', () => {
    expect(filterChips(filter).map(({ choice }) => choice)).toEqual([
      { kind: 'date', date: { preset: 'This week' } },
      { kind: 'service', service: 'GST' },
      { kind: 'service', service: 'TDS' },
      { kind: 'format', format: 'pdf' },
      { kind: 'format', format: 'zip' },
      { kind: 'uploader', uploader: 'User' },
      { kind: 'uploader', uploader: 'Expert' },
    ]);
    expect(filterChips(noFileFilter)).toEqual([]);
  });

  it('each leave the other choices when taken away', () => {
    expect(filterChips(filter).map(({ without }) => without)).toEqual([
      { ...filter, date: none },
      { ...filter, services: ['TDS'] },
      { ...filter, services: ['GST'] },
      { ...filter, formats: ['zip'] },
      { ...filter, formats: ['pdf'] },
      { ...filter, uploadedBy: ['Expert'] },
      { ...filter, uploadedBy: ['User'] },
    ]);
  });

  it('lead to no filter at all when all are taken away', () => {
    fc.assert(
      fc.property(anyFilter, (set) => {
        const count = filterChips(set).length;
        let rest = set as ReturnType<typeof aFilter>;
        for (let taken = 0; taken < count; taken += 1) {
          expect(filterChips(rest)).toHaveLength(count - taken);
          rest = filterChips(rest)[0]?.without ?? rest;
        }
        expect(rest).toEqual(noFileFilter);
      }),
    );
  });
});
