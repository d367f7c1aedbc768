import { isLeft, left, map, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { editOtp, readOtp } from '../india/otp';
import type { Otp, OtpInvalid } from '../india/otp';
import { editPhone, phoneFrom, readPhone, readPhoneField } from '../india/phone';
import type { Phone, PhoneField, PhoneInvalid } from '../india/phone';
import type { Edit } from '../typed/edit';
import { isName } from '../typed/personName';
import type { SendRequest } from './loginForm';
import { noDetails, type SignUpDetails } from './signUpDetails';

/** First the phone only; after the OTP is sent, the full form. Changing the number keeps the other fields (SIGNUP-05). */
export type SignUpForm =
  | ({ readonly step: 'phone'; readonly kept?: SignUpDetails } & PhoneField)
  | ({ readonly step: 'details'; readonly phone: Phone; readonly otp: string } & SignUpDetails);

export type RegistrationRefused = OtpInvalid | { readonly kind: 'FieldsMissing' };

/** The status every customer registers with (SIGNUP-16). */
export const REGISTRATION_STATUS = 'Resident Individual/HUF';

/** What is sent to register; the referral code is none when it is empty (SIGNUP-14, SIGNUP-15). */
export interface Registration {
  readonly phone: Phone;
  readonly email: string;
  readonly displayName: string;
  readonly otp: Otp;
  readonly referralCode: Option<string>;
  readonly status: typeof REGISTRATION_STATUS;
}

/** An empty form, or one with the number that the login screen handed over. */
export const startSignUp = (numberFromLogin: string): SignUpForm => ({
  step: 'phone',
  phone: phoneFrom(numberFromLogin),
});

/** What the other fields hold, also on the first step after the number was changed. */
export const detailsOf = (form: SignUpForm): SignUpDetails => {
  if (form.step === 'phone') return form.kept ?? noDetails;
  const { email, displayName, referralCode } = form;
  return { email, displayName, referralCode };
};

/** The form from before a reload of the page; the OTP must be typed again. */
export const restoreSignUp = (phone: string, isOtpSent: boolean, kept: SignUpDetails): SignUpForm => {
  const form: SignUpForm = { step: 'phone', phone: phoneFrom(phone), kept };
  return isOtpSent ? otpSent(form) : form;
};

/** The form after an edit of the mobile field, which is locked once the OTP is sent. */
export const typePhone = (form: SignUpForm, edit: Edit): SignUpForm => {
  if (form.step === 'details') return form;
  const kept = form.kept === undefined ? {} : { kept: form.kept };
  return { step: 'phone', ...kept, ...editPhone(form, edit) };
};

/** The form after an edit of the OTP field. */
export const typeOtp = (form: SignUpForm, edit: Edit): SignUpForm =>
  form.step === 'phone' ? form : { ...form, otp: editOtp(form.otp, edit) };

/** The form after edits of its other fields, kept as typed. */
export const typeDetails = (form: SignUpForm, typed: Partial<SignUpDetails>): SignUpForm =>
  form.step === 'phone' ? form : { ...form, ...typed };

/** Refuses an incomplete number; the captcha's token goes along as it is, even empty (AMB-08). */
export const checkSend = (form: SignUpForm, captchaToken: string): Either<PhoneInvalid, SendRequest> =>
  map((phone: Phone) => ({ phone, captchaToken }))(readPhoneField(form));

/** The full form once the OTP is on its way; unchanged while its number is incomplete. */
export const otpSent = (form: SignUpForm): SignUpForm => {
  if (form.step === 'details') return form;
  const phone = readPhone(form.phone);
  if (isLeft(phone)) return form;
  return { step: 'details', phone: phone.right, otp: '', ...(form.kept ?? noDetails) };
};

/** Back to the first step with the same number; the OTP is dropped, the other fields are kept. */
export const changeNumber = (form: SignUpForm): SignUpForm => {
  if (form.step === 'phone') return form;
  return { step: 'phone', phone: form.phone, kept: detailsOf(form) };
};

/** The form when the OTP is requested again: its field is cleared, the others keep what was typed (SIGNUP-08). */
export const otpResent = (form: SignUpForm): SignUpForm =>
  form.step === 'phone' ? form : { ...form, otp: '' };

const referralOf = (typed: string): Option<string> => (typed.trim() === '' ? none : some(typed.trim()));

/** The fields that a registration requires besides the OTP (SIGNUP-10, SIGNUP-11). */
export type RequiredDetail = 'email' | 'displayName';

const requiredDetails: readonly RequiredDetail[] = ['email', 'displayName'];

const isGiven: Readonly<Record<RequiredDetail, (typed: string) => boolean>> = {
  email: (typed) => typed.trim() !== '',
  displayName: isName,
};

/** The required fields that are still blank, or hold no name, so that all of them can be marked at once. */
export const blankDetails = (form: SignUpForm): readonly RequiredDetail[] =>
  form.step === 'phone' ? [] : requiredDetails.filter((field) => !isGiven[field](form[field]));

/** Refuses first an OTP that is not six digits long, then a missing email or full name (SIGNUP-09 to SIGNUP-12). */
export const checkRegistration = (form: SignUpForm): Either<RegistrationRefused, Registration> => {
  if (form.step === 'phone') return left({ kind: 'OtpInvalid' });
  const otp = readOtp(form.otp);
  if (isLeft(otp)) return otp;
  if (blankDetails(form).length > 0) return left({ kind: 'FieldsMissing' });
  const referralCode = referralOf(form.referralCode);
  return right({
    phone: form.phone,
    email: form.email.trim(),
    displayName: form.displayName.trim(),
    otp: otp.right,
    referralCode,
    status: REGISTRATION_STATUS,
  });
};
