/** The customer's profile; every field is text as sent, '' where it is missing (section 3). */
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

/** What a missing value reads (section 2, Profile). */
export const NOT_MENTIONED = 'Not Mentioned';

/** What a missing username reads (section 2, Profile). */
const USERNAME_PLACEHOLDER = '+91 XXXXXXXXXX';

/** The value as shown: itself, or 'Not Mentioned' where it is missing or blank (section 2). */
export const shownOrNotMentioned = (value: string): string => (value.trim() === '' ? NOT_MENTIONED : value);

/** The username as shown, or its placeholder where it is missing (section 2). */
export const shownUsername = (profile: Profile): string =>
  profile.username.trim() === '' ? USERNAME_PLACEHOLDER : profile.username;

/** A profile without any value: 'User data not available.' (section 8). */
export const isEmptyProfile = (profile: Profile): boolean =>
  Object.values(profile).every((value) => value.trim() === '');
