import { shownOrNotMentioned, type Profile } from './profile';

/** A label of the profile with the value as shown. */
export interface ProfileEntry {
  readonly label: string;
  readonly value: string;
}

type ProfileField = readonly [label: string, field: keyof Profile];

const general: readonly ProfileField[] = [
  ['Full Name', 'displayName'],
  ['Email', 'email'],
  ['Date of Birth', 'dob'],
  ['Status', 'status'],
  ['Pan Number', 'pan'],
  ['Address', 'address'],
  ['Pincode', 'pincode'],
  ['State', 'state'],
  ['Country', 'country'],
  ['Nationality', 'nationality'],
];

const bank: readonly ProfileField[] = [
  ['Bank Name', 'bankName'],
  ['Bank Account No.', 'bankAccountNumber'],
  ['Branch', 'bankBranch'],
  ['IFSC Code', 'ifsc'],
  ['Swift Code', 'swift'],
];

const entries = (profile: Profile, fields: readonly ProfileField[]): readonly ProfileEntry[] =>
  fields.map(([label, field]) => ({ label, value: shownOrNotMentioned(profile[field]) }));

/** The tab General Information (section 2). */
export const generalInformation = (profile: Profile): readonly ProfileEntry[] => entries(profile, general);

/** The tab Bank Details (section 2). */
export const bankDetails = (profile: Profile): readonly ProfileEntry[] => entries(profile, bank);
