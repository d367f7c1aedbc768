import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  customDays,
  datePresets,
  fileFormats,
  fileServices,
  noFileFilter,
  uploaders,
} from '../../../src/domain/documents/filterChoices';
import { day } from '../when';

describe('the choices of the Filters dialog', () => {
  it('are twelve date presets', () => {
    expect(datePresets).toEqual([
      'Latest First',
      'This week',
      'This month',
      '30 days',
      '60 days',
      '90 days',
      'Quarter 1',
      'Quarter 2',
      'Quarter 3',
      'Quarter 4',
      'This Year',
      'Custom',
    ]);
  });

  it('are nine services, eight formats and two uploaders', () => {
    expect(fileServices).toEqual([
      'Income Tax',
      'GST',
      'Accounting',
      'Compliance',
      'Legal',
      'Startup',
      'TDS',
      'Advance Tax',
      'Others',
    ]);
    expect(fileFormats).toEqual(['pdf', 'excel', 'word', 'zip', 'png', 'jpeg/jpg', 'csv', 'svg']);
    expect(uploaders).toEqual(['User', 'Expert']);
  });

  it('begin with nothing chosen', () => {
    expect(noFileFilter).toEqual({ date: none, services: [], formats: [], uploadedBy: [] });
  });

  it('know the days of a range as far as they are chosen', () => {
    const custom = { preset: 'Custom', from: some(day('2025-05-01')), to: none } as const;
    expect(customDays({ ...noFileFilter, date: some(custom) })).toEqual(custom);
    const open = { preset: 'Custom', from: none, to: none };
    expect(customDays({ ...noFileFilter, date: some({ preset: 'This week' }) })).toEqual(open);
    expect(customDays(noFileFilter)).toEqual(open);
  });
});
