import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  datePresets,
  fileFormats,
  fileServices,
  uploaders,
} from '../../../src/domain/documents/filterChoices';
import { filterText } from '../../../src/ui/documents/filterText';
import { texts } from '../../../src/ui/texts/texts';
import { day } from '../../domain/when';

describe('The chip of an active filter', () => {
  it.each([
    [some(day('2026-04-01')), some(day('2026-06-30')), '2026-04-01 to 2026-06-30'],
    [some(day('2026-04-01')), none, '2026-04-01 to …'],
    [none, some(day('2026-06-30')), '… to 2026-06-30'],
    [none, none, 'Custom'],
  ])('shows the dates of a custom range', (from, to, label) => {
    expect(filterText({ kind: 'date', date: { preset: 'Custom', from, to } })).toBe(label);
  });

  it('shows every other choice as in the dialog', () => {
    expect(filterText({ kind: 'date', date: { preset: 'This week' } })).toBe('This week');
    expect(filterText({ kind: 'service', service: 'Advance Tax' })).toBe('Advance Tax');
    expect(filterText({ kind: 'format', format: 'jpeg/jpg' })).toBe('jpeg/jpg');
    expect(filterText({ kind: 'uploader', uploader: 'Expert' })).toBe('Expert');
  });

  it("uses the specification's words for the choices", () => {
    expect(datePresets.map((preset) => texts().document.presets[preset])).toEqual(datePresets);
    expect(fileServices.map((service) => texts().document.services[service])).toEqual(fileServices);
    expect(fileFormats.map((format) => texts().document.formats[format])).toEqual(fileFormats);
    expect(uploaders.map((uploader) => texts().document.uploaders[uploader])).toEqual(uploaders);
  });
});
