import type { Profile } from '../../src/domain/profile/profile';

/** A customer with general information and no bank details. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: '7',
  displayName: 'Asha Rao',
  email: 'asha@example.in',
  pan: 'ABCPR1234F',
  avatar: '',
  username: '+919876543210',
  dob: '1990-04-01',
  status: 'Resident Individual/HUF',
  address: '12 MG Road',
  pincode: '560001',
  state: 'Karnataka',
  country: 'India',
  nationality: 'Indian',
  bankName: '',
  bankAccountNumber: '',
  bankBranch: '',
  ifsc: '',
  swift: '',
  ...changes,
});

const blank = aProfile();

/** The profile read from an empty response. */
export const anEmptyProfile = (): Profile => {
  const keys = Object.keys(blank).map((key) => [key, '']);
  return { ...blank, ...Object.fromEntries(keys) };
};
