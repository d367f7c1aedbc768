import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { CabinetFile } from '../../src/domain/documents/file';
import { filterFiles } from '../../src/domain/documents/fileFilter';
import { aFile, aFilter } from '../domain/documents/aFile';
import { aMoment, day, moment, when } from '../domain/when';
import { slowness } from './slowness';

const now = moment('2026-11-20T15:05+05:30');
const today = day('2026-11-20');
const DAY_MS = 86_400_000;
const tags = ['GST Returns', 'Income Tax', 'Rent', 'TDS', 'Advance Tax'];
const extensions = ['pdf', 'xlsx', 'zip', 'csv'];

const aDate = (place: number): CabinetFile['createdAt'] =>
  place % 4 === 0 ? when('2026-10-05') : aMoment(now - (place % 400) * DAY_MS);

const files = (size: number): readonly CabinetFile[] =>
  Array.from({ length: size }, (_, place) =>
    aFile({
      id: String(place),
      name: `Document ${place}.${extensions[place % extensions.length] ?? ''}`,
      createdAt: aDate(place),
      tags: [tags[place % tags.length] ?? '', `batch ${place}`],
      uploadedBy: place % 2 === 0 ? 'user' : 'expert',
    }),
  );

/** Every filter is set, and each keeps enough files for the next one to have work. */
const filter = aFilter({
  date: some({ preset: 'This Year' }),
  services: ['GST', 'Income Tax', 'Others'],
  formats: ['pdf', 'excel', 'zip'],
  uploadedBy: ['User', 'Expert'],
});

const prepare = (size: number): (() => void) => {
  const cabinet = files(size);
  expect(filterFiles(cabinet, filter, today).length).toBeGreaterThan(size / 10);
  return () => void filterFiles(cabinet, filter, today);
};

describe('file cabinet filter', () => {
  it('filters 5,000 files', async ({ bench }) => {
    expect(await slowness({ bench, size: 5000, prepare })).toEqual([]);
  });
});
