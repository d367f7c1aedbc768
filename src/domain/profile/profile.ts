import { none, some, type Option } from 'fp-ts/Option';

/** The customer's profile; every field is text as sent, '' where it is missing (PROF-01). */
export interface Profile {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly pan: string;
  readonly avatar: string;
  readonly username: string;
  readonly dob: string;
  readonly status: string;
  readonly address: string;
  readonly pincode: string;
  readonly state: string;
  readonly country: string;
  readonly nationality: string;
  readonly bankName: string;
  readonly bankAccountNumber: string;
  readonly bankBranch: string;
  readonly ifsc: string;
  readonly swift: string;
}

/** The value as it was sent; none where it is missing or blank (PROF-06). */
export const mentioned = (value: string): Option<string> => (value.trim() === '' ? none : some(value));

/** A profile without any value: 'User data not available.' (PROF-17). */
export const isEmptyProfile = (profile: Profile): boolean =>
  Object.values(profile).every((value) => value.trim() === '');
