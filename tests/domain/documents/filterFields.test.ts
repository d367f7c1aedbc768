import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type FileFilter, noFileFilter } from '../../../src/domain/documents/filterChoices';
import { fieldsOfFilter, filterOfFields } from '../../../src/domain/documents/filterFields';
import { anyFilter } from './arbitraries';

describe('the filters of the cabinet over a reload', () => {
  it('are the same afterwards, whatever was chosen [FILES-02]', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterOfFields(fieldsOfFilter(filter))).toEqual(filter);
      }),
    );
  });

  it('leave blank what was not chosen [FILES-02]', () => {
    const nothing = { date: '', services: '', formats: '', uploadedBy: '' };
    expect(fieldsOfFilter(noFileFilter)).toEqual(nothing);
    const open = { preset: 'Custom', from: none, to: none } as const;
    expect(fieldsOfFilter({ ...noFileFilter, date: some(open) })).toEqual({
      ...nothing,
      date: 'Custom',
      from: '',
      to: '',
    });
  });

  it('leave out what is not a choice any more', () => {
    const fields = { date: 'Yesterday', services: 'GST,Astrology', formats: '', uploadedBy: 'Nobody' };
    const expected: FileFilter = { ...noFileFilter, services: ['GST'] };
    expect(filterOfFields(fields)).toEqual(expected);
    expect(filterOfFields({})).toEqual(noFileFilter);
    expect(filterOfFields({ date: 'Custom', from: '31-12-2026' }).date).toEqual(
      some({ preset: 'Custom', from: none, to: none }),
    );
  });
});
