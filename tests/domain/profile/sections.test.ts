import { describe, expect, it } from 'vitest';
import { bankDetails, generalInformation } from '../../../src/domain/profile/sections';
import { aProfile, anEmptyProfile } from './aProfile';

describe('the tabs of the profile', () => {
  it('lists ten values under General Information', () => {
    expect(generalInformation(aProfile())).toEqual([
      { label: 'Full Name', value: 'Asha Rao' },
      { label: 'Email', value: 'asha@example.in' },
      { label: 'Date of Birth', value: '1990-04-01' },
      { label: 'Status', value: 'Resident Individual/HUF' },
      { label: 'Pan Number', value: 'ABCPR1234F' },
      { label: 'Address', value: '12 MG Road' },
      { label: 'Pincode', value: '560001' },
      { label: 'State', value: 'Karnataka' },
      { label: 'Country', value: 'India' },
      { label: 'Nationality', value: 'Indian' },
    ]);
  });

  it('lists five values under Bank Details', () => {
    expect(bankDetails(aProfile())).toEqual([
      { label: 'Bank Name', value: 'State Bank of India' },
      { label: 'Bank Account No.', value: '00000012345' },
      { label: 'Branch', value: 'MG Road' },
      { label: 'IFSC Code', value: 'SBIN0000813' },
      { label: 'Swift Code', value: 'SBININBB' },
    ]);
  });

  it('reads Not Mentioned for every missing value [PROF-06]', () => {
    const entries = [...generalInformation(anEmptyProfile()), ...bankDetails(anEmptyProfile())];
    expect(entries).toHaveLength(15);
    expect(entries.every(({ value }) => value === 'Not Mentioned')).toBe(true);
  });
});
