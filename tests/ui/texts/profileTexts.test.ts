import { describe, expect, it } from 'vitest';
import { bankDetails, generalInformation } from '../../../src/domain/profile/sections';
import { profileTexts } from '../../../src/ui/texts/profileTexts';
import { anEmptyProfile } from '../../domain/profile/aProfile';

const labels = (list: typeof generalInformation): readonly string[] =>
  list(anEmptyProfile()).map(({ field }) => profileTexts.fields[field]);

describe('The words of the profile', () => {
  it('label what General Information lists', () => {
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

  it('label what Bank Details lists', () => {
    expect(labels(bankDetails)).toEqual([
      'Bank Name',
      'Bank Account No.',
      'Branch',
      'IFSC Code',
      'Swift Code',
    ]);
  });

  it("say 'Not Mentioned' of a missing value [PROF-06]", () => {
    expect(profileTexts.notMentioned).toBe('Not Mentioned');
  });

  it('put a number’s shape where the username is missing', () => {
    expect(profileTexts.usernameMissing).toBe('+91 XXXXXXXXXX');
  });
});
