import type { PanHolder } from '../../domain/india/pan';
import type { ProfileField } from '../../domain/profile/sections';
import { inLanguage } from './language';

const panOf: Readonly<Record<PanHolder, string>> = {
  associationOfPersons: 'The PAN of an association of persons.',
  bodyOfIndividuals: 'The PAN of a body of individuals.',
  company: 'The PAN of a company.',
  firm: 'The PAN of a firm.',
  government: 'The PAN of a government body.',
  hinduUndividedFamily: 'The PAN of a Hindu undivided family.',
  artificialJuridicalPerson: 'The PAN of an artificial juridical person.',
  localAuthority: 'The PAN of a local authority.',
  individual: 'The PAN of an individual.',
  trust: 'The PAN of a trust.',
};

const fields: Readonly<Record<ProfileField, string>> = {
  displayName: 'Full Name',
  email: 'Email',
  dob: 'Date of Birth',
  status: 'Status',
  pan: 'Pan Number',
  address: 'Address',
  pincode: 'Pincode',
  state: 'State',
  country: 'Country',
  nationality: 'Nationality',
  bankName: 'Bank Name',
  bankAccountNumber: 'Bank Account No.',
  bankBranch: 'Branch',
  ifsc: 'IFSC Code',
  swift: 'Swift Code',
};

/** Sentences of the profile; those of the specification letter for letter (sections 2 and 8). */
export const profileTexts = inLanguage('profile', {
  title: 'Profile',
  loading: 'Loading...',
  empty: 'User data not available.',
  failedPrefix: 'Error: ',
  failed: 'An error occurred',
  updateFailed: 'An error occurred while updating profile',
  avatarNotAnImage: 'Please choose an image file.',
  edit: 'Edit Profile',
  tabs: 'Parts of the profile',
  general: 'General Information',
  bank: 'Bank Details',
  fullName: 'Full Name',
  email: 'Email',
  pan: 'PAN Number',
  panWarning: 'This does not look like a PAN, such as ABCPE1234F. You can save it all the same.',
  panOf,
  avatar: 'Avatar',
  avatarHint: 'An image file. Leave it empty to keep the present one.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving your profile',
  unnamed: 'Your profile',
  fields,
  notMentioned: 'Not Mentioned',
  usernameMissing: '+91 XXXXXXXXXX',
  pictureOf: (name: string): string => `Picture of ${name}`,
  defaultPicture: 'Default picture',
});
