import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  datePresets,
  fileFormats,
  fileServices,
  noFileFilter,
  uploaders,
} from '../../../src/domain/documents/filterChoices';

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
});
