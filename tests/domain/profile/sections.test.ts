import { isNone, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { bankDetails, generalInformation, missingFields } from '../../../src/domain/profile/sections';
import { aProfile, anEmptyProfile } from './aProfile';

describe('the tabs of the profile', () => {
  it('lists ten values under General Information', () => {
    expect(generalInformation(aProfile())).toEqual([
      { field: 'displayName', value: some('Asha Rao') },
      { field: 'email', value: some('asha@example.in') },
      { field: 'dob', value: some('1990-04-01') },
      { field: 'status', value: some('Resident Individual/HUF') },
      { field: 'pan', value: some('ABCPR1234F') },
      { field: 'address', value: some('12 MG Road') },
      { field: 'pincode', value: some('560001') },
      { field: 'state', value: some('Karnataka') },
      { field: 'country', value: some('India') },
      { field: 'nationality', value: some('Indian') },
    ]);
  });

  it('lists five values under Bank Details', () => {
    expect(bankDetails(aProfile())).toEqual([
      { field: 'bankName', value: some('State Bank of India') },
      { field: 'bankAccountNumber', value: some('00000012345') },
      { field: 'bankBranch', value: some('MG Road') },
      { field: 'ifsc', value: some('SBIN0000813') },
      { field: 'swift', value: some('SBININBB') },
    ]);
  });

  it('has none for every missing value [PROF-06]', () => {
    const entries = [...generalInformation(anEmptyProfile()), ...bankDetails(anEmptyProfile())];
    expect(entries).toHaveLength(15);
    expect(entries.every(({ value }) => isNone(value))).toBe(true);
  });
});

describe('what is missing', () => {
  it('is either in the form or to be asked for [PROF-21]', () => {
    const missing = missingFields(generalInformation(anEmptyProfile()));
    expect(missing.toAdd).toEqual(['displayName', 'email', 'pan']);
    expect(missing.toAskFor).toEqual([
      'dob',
      'status',
      'address',
      'pincode',
      'state',
      'country',
      'nationality',
    ]);
  });

  it('is nothing where all is mentioned [PROF-21]', () => {
    expect(missingFields(bankDetails(aProfile()))).toEqual({ toAdd: [], toAskFor: [] });
  });
});
