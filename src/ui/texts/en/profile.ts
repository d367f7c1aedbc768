import type { PanHolder } from '../../../domain/india/pan';
import type { ProfileField } from '../../../domain/profile/sections';

const panOf: Readonly<Record<PanHolder, string>> = {
  associationOfPersons: 'This PAN belongs to an association of persons.',
  bodyOfIndividuals: 'This PAN belongs to a body of individuals.',
  company: 'This PAN belongs to a company.',
  firm: 'This PAN belongs to a firm.',
  government: 'This PAN belongs to a government body.',
  hinduUndividedFamily: 'This PAN belongs to a Hindu Undivided Family (HUF).',
  artificialJuridicalPerson: 'This PAN belongs to an artificial juridical person.',
  localAuthority: 'This PAN belongs to a local authority.',
  individual: 'This PAN belongs to an individual.',
  trust: 'This PAN belongs to a trust.',
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

/** The words that backends send; any other is shown as it comes. */
const valueWords: Readonly<Record<string, string>> = {
  'Resident Individual/HUF': 'Resident Individual/HUF',
  India: 'India',
  Indian: 'Indian',
};

/** Texts of the profile; quoted sentences match the specification letter for letter (LANG-04). */
export const profile = {
  title: 'Profile',
  loading: 'Loading...',
  empty: 'User data not available.',
  failedPrefix: 'Error: ',
  failed: 'An error occurred',
  updateFailed: 'An error occurred while updating profile',
  pictureTooLarge: 'This picture is too large to be uploaded. Please choose a smaller one.',
  avatarNotAnImage: 'Please choose an image file.',
  edit: 'Edit Profile',
  tabs: 'Profile sections',
  general: 'General Information',
  bank: 'Bank Details',
  fullName: 'Full Name',
  email: 'Email',
  emailInvalid: 'Please enter an email address such as asha@example.in.',
  pan: 'PAN Number',
  panWarning: 'This does not look like a PAN (for example, ABCPE1234F). You can still save it.',
  panOf,
  avatar: 'Avatar',
  chooseAvatar: 'Choose image',
  noAvatarChosen: 'No image chosen',
  avatarAgain: (name: string): string =>
    `This page was loaded again. Please choose your picture once more: ${name}.`,
  avatarHint: 'Choose an image, or leave this empty to keep your current one.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving your profile',
  saved: 'Your profile was saved.',
  discardTitle: 'Discard your changes?',
  discardText: 'What you changed has not been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
  unnamed: 'Your profile',
  fields,
  valueWords,
  notMentioned: 'Not Mentioned',
  add: { displayName: 'Add Full Name', email: 'Add Email', pan: 'Add PAN Number' },
  notHere: (names: string): string => `You cannot add these here: ${names}.`,
  askUs: 'Ask us',
  askLine: (names: string): string => `Please add to my profile: ${names}.`,
  usernameMissing: '+91 XXXXXXXXXX',
  pictureOf: (name: string): string => (name === '' ? 'Your profile picture' : `Profile picture of ${name}`),
  defaultPicture: 'Default profile picture',
};
