import { describe, expect, it } from 'vitest';
import { bankDetails, generalInformation } from '../../../src/domain/profile/sections';
import { texts } from '../../../src/ui/texts/texts';
import { anEmptyProfile } from '../../domain/profile/aProfile';

const labels = (list: typeof generalInformation): readonly string[] =>
  list(anEmptyProfile()).map(({ field }) => texts().profile.fields[field]);

describe('The texts of the profile', () => {
  it('label the fields of General Information', () => {
    expect(labels(generalInformation)).toEqual([
      'Full Name',
      'Email',
      'Date of Birth',
      'Status',
      'Pan Number',
      'Address',
      'Pincode',
      'State',
      'Country',
      'Nationality',
    ]);
  });

  it('label the fields of Bank Details', () => {
    expect(labels(bankDetails)).toEqual([
      'Bank Name',
      'Bank Account No.',
      'Branch',
      'IFSC Code',
      'Swift Code',
    ]);
  });

  it("show 'Not Mentioned' for a missing value [PROF-06]", () => {
    expect(texts().profile.notMentioned).toBe('Not Mentioned');
  });

  it('show a number placeholder when the username is missing', () => {
    expect(texts().profile.usernameMissing).toBe('+91 XXXXXXXXXX');
  });
});
