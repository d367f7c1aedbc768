import fc from 'fast-check';
import { isNone, isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { CabinetFile } from '../../../src/domain/documents/file';
import {
  cabinetLines,
  groupFiles,
  type Grouping,
  groupings,
  type GroupMark,
  readGrouping,
} from '../../../src/domain/documents/grouping';
import { noDate, when } from '../when';
import { aFile } from './aFile';
import { anyFiles } from './arbitraries';

const said = (mark: GroupMark): string => {
  if (mark.kind === 'tag') return isNone(mark.tag) ? 'untagged' : mark.tag.value;
  return isNone(mark.year) ? 'undated' : String(mark.year.value);
};

const named = (files: readonly CabinetFile[], grouping: Grouping): readonly string[] =>
  groupFiles(files, grouping).map(
    ({ marks, files: own }) => `${marks.map(said).join('/')}: ${own.map(({ id }) => id).join(' ')}`,
  );

const files = [
  aFile({ id: 'a', createdAt: when('2026-04-01'), tags: ['GST'] }),
  aFile({ id: 'b', createdAt: when('2026-03-31T23:59+05:30'), tags: ['TDS', 'GST'] }),
  aFile({ id: 'c', createdAt: noDate, tags: ['gst '] }),
  aFile({ id: 'd', createdAt: when('2026-12-01'), tags: [' ', ''] }),
  aFile({ id: 'e', createdAt: when('2025-04-01'), tags: ['accounting'] }),
];

describe('the files of the cabinet in groups', () => {
  it('are those of a financial year from 1 April in India, the newest first, undated ones last [VAULT-01]', () => {
    expect(named(files, 'year')).toEqual(['2026: a d', '2025: b e', 'undated: c']);
  });

  it('are those of a tag by their first one, whatever its case, untagged ones last [VAULT-01]', () => {
    expect(named(files, 'tag')).toEqual(['accounting: e', 'GST: a c', 'TDS: b', 'untagged: d']);
  });

  it('are those of a tag however many blanks it is written with, a shorter tag before a longer one', () => {
    const tagged = ['TDS 26Q', 'TDS  26Q', 'TDS'].map((tag, place) => ({
      ...aFile({ id: String(place), createdAt: when('2026-04-01') }),
      tags: [tag],
    }));
    expect(named(tagged, 'tag')).toEqual(['TDS: 2', 'TDS 26Q: 0 1']);
    const numbered = tagged.map((file, place) => ({ ...file, tags: [place === 0 ? 'a1' : 'a'] }));
    expect(named(numbered, 'tag-year')).toEqual(['a/2026: 1 2', 'a1/2026: 0']);
  });

  it('are those of both, in either order [VAULT-01]', () => {
    expect(named(files, 'year-tag')).toEqual([
      '2026/GST: a',
      '2026/untagged: d',
      '2025/accounting: e',
      '2025/TDS: b',
      'undated/gst: c',
    ]);
    expect(named(files, 'tag-year')).toEqual([
      'accounting/2025: e',
      'GST/2026: a',
      'gst/undated: c',
      'TDS/2025: b',
      'untagged/2026: d',
    ]);
  });

  it('are each in exactly one group, in the order of the list, whatever they are [VAULT-01]', () => {
    fc.assert(
      fc.property(anyFiles, fc.constantFrom(...groupings), (given, grouping) => {
        const all = given.map((file, place) => ({ ...file, id: String(place) }));
        const groups = groupFiles(all, grouping);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(groups.every((group) => group.files.length > 0)).toBe(true);
        const placed = groups.flatMap((group) => group.files.map(({ id }) => Number(id)));
        expect(placed.toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => Number(id)));
        for (const group of groups) {
          const places = group.files.map(({ id }) => Number(id));
          expect(places).toEqual(places.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it('are listed with the group that begins at each of them, or without groups as they come [VAULT-01]', () => {
    const lines = cabinetLines(files, some('year'));
    expect(lines.map(({ file: { id }, begins }) => `${id}${isSome(begins) ? '*' : ''}`)).toEqual([
      'a*',
      'd',
      'b*',
      'e',
      'c*',
    ]);
    expect(cabinetLines(files, none).map(({ file }) => file)).toEqual(files);
  });
});

describe('the groups that an address names', () => {
  it.each(groupings)('are those of %s [VAULT-01]', (grouping) => {
    expect(readGrouping(grouping)).toEqual(some(grouping));
  });

  it.each([null, '', 'Year', 'tag-year-tag', 'constructor'])('are none for %j', (text) => {
    expect(readGrouping(text)).toEqual(none);
  });
});
