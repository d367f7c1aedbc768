import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import type { CabinetFile } from '../../../src/domain/documents/file';
import {
  type DateChoice,
  datePresets,
  fileFormats,
  fileServices,
  uploaders,
} from '../../../src/domain/documents/filterChoices';
import { aMoment, day, moment, noDate, when } from '../when';
import { aFile } from './aFile';

const YEAR_MS = 365 * 86_400_000;

/** The day on which the filters are applied. */
export const today = day('2026-11-20');

const now = moment('2026-11-20T15:05+05:30');

const anyDate = fc.oneof(
  fc.constant(noDate),
  fc.integer({ min: now - YEAR_MS, max: now + YEAR_MS }).map(aMoment),
  fc.constantFrom('2026-11-20', '2026-04-01', '2026-03-31', '2027-03-31').map(when),
);

const anyName = fc
  .tuple(
    fc.constantFrom('return', 'Invoice', 'a.b'),
    fc.constantFrom('.pdf', '.XLS', '.docx', '.zip', '.jpg', '.svg', ''),
  )
  .map(([name, extension]) => name + extension);

const anyTags = fc.array(fc.constantFrom('GST', 'gst return', 'Income Tax', 'TDS', 'Others', 'Rent', ''), {
  maxLength: 3,
});

export const anyFiles: fc.Arbitrary<readonly CabinetFile[]> = fc.array(
  fc
    .record({
      name: anyName,
      createdAt: anyDate,
      tags: anyTags,
      uploadedBy: fc.constantFrom('user' as const, 'expert' as const, 'unknown' as const),
    })
    .map(aFile),
  { maxLength: 20 },
);

const anyDay = fc.constantFrom(none, some(day('2026-06-30')), some(day('2026-11-20')));

const anyDateChoice: fc.Arbitrary<DateChoice> = fc
  .record({ preset: fc.constantFrom(...datePresets), from: anyDay, to: anyDay })
  .map(({ preset, from, to }) => (preset === 'Custom' ? { preset, from, to } : { preset }));

export const anyFilter = fc.record({
  date: fc.option(anyDateChoice).map((choice) => (choice === null ? none : some(choice))),
  services: fc.subarray([...fileServices]),
  formats: fc.subarray([...fileFormats]),
  uploadedBy: fc.subarray([...uploaders]),
});
