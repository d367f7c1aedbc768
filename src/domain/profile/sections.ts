import { isNone, type Option } from 'fp-ts/Option';
import { mentioned, type Profile } from './profile';
import { editableFields, type EditableField } from './profileEdit';

const general = [
  'displayName',
  'email',
  'dob',
  'status',
  'pan',
  'address',
  'pincode',
  'state',
  'country',
  'nationality',
] as const satisfies readonly (keyof Profile)[];

const bank = [
  'bankName',
  'bankAccountNumber',
  'bankBranch',
  'ifsc',
  'swift',
] as const satisfies readonly (keyof Profile)[];

/** A field that one of the profile's tabs lists. */
export type ProfileField = (typeof general)[number] | (typeof bank)[number];

/** A field of the profile with its value; none where the customer has not mentioned it. */
export interface ProfileEntry {
  readonly field: ProfileField;
  readonly value: Option<string>;
}

const entries = (profile: Profile, fields: readonly ProfileField[]): readonly ProfileEntry[] =>
  fields.map((field) => ({ field, value: mentioned(profile[field]) }));

/** The tab General Information (PROF-04). */
export const generalInformation = (profile: Profile): readonly ProfileEntry[] => entries(profile, general);

/** The tab Bank Details (PROF-05). */
export const bankDetails = (profile: Profile): readonly ProfileEntry[] => entries(profile, bank);

/** What is not mentioned: what the customer can add, and what only the provider can. */
export interface Missing {
  readonly toAdd: readonly EditableField[];
  readonly toAskFor: readonly ProfileField[];
}

/** The missing fields among those that a tab lists (PROF-21). */
export const missingFields = (listed: readonly ProfileEntry[]): Missing => {
  const missing = listed.filter(({ value }) => isNone(value)).map(({ field }) => field);
  const toAdd = editableFields.filter((field) => missing.includes(field));
  return { toAdd, toAskFor: missing.filter((field) => !toAdd.some((editable) => editable === field)) };
};
