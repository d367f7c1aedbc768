import { isRight, left, map } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { editOtp, readOtp } from '../india/otp';
import type { Otp, OtpInvalid } from '../india/otp';
import { editPhone, PHONE_PREFIX, phoneFrom, readPhone, readPhoneField } from '../india/phone';
import type { Phone, PhoneField, PhoneInvalid } from '../india/phone';
import type { Edit } from '../typed/edit';

/** First the number and the captcha, then, with the number locked, the one-time password (LOGIN-04, LOGIN-18). */
export type LoginForm =
  | ({ readonly step: 'phone' } & PhoneField)
  | { readonly step: 'otp'; readonly phone: Phone; readonly otp: string };

export type SendRefused = { readonly kind: 'CaptchaMissing' } | PhoneInvalid;

/** What is sent to request an OTP. */
export interface SendRequest {
  readonly phone: Phone;
  readonly captchaToken: string;
}

/** What is sent to verify the OTP. */
export interface Verification {
  readonly phone: Phone;
  readonly otp: Otp;
}

/** An empty login form: the field holds the prefix alone. */
export const startLogin = (): LoginForm => ({ step: 'phone', phone: PHONE_PREFIX });

/** The form at its first step, with a number from elsewhere. */
export const loginWith = (phone: string): LoginForm => ({ step: 'phone', phone: phoneFrom(phone) });

/** The form from before a reload of the page; the OTP must be typed again. */
export const restoreLogin = (phone: string, isOtpSent: boolean): LoginForm => {
  const form = loginWith(phone);
  return isOtpSent ? otpSent(form) : form;
};

/** The form after an edit of the mobile field, which is locked once the OTP is sent (LOGIN-05, LOGIN-18). */
export const typePhone = (form: LoginForm, edit: Edit): LoginForm =>
  form.step === 'otp' ? form : { step: 'phone', ...editPhone(form, edit) };

/** The form after an edit of the OTP field. */
export const typeOtp = (form: LoginForm, edit: Edit): LoginForm =>
  form.step === 'phone' ? form : { ...form, otp: editOtp(form.otp, edit) };

/** Refuses first a captcha that was not completed, then an incomplete number (LOGIN-08, LOGIN-09, LOGIN-10). */
export const checkSend = (form: LoginForm, captchaToken: string): Either<SendRefused, SendRequest> => {
  if (captchaToken.trim() === '') return left({ kind: 'CaptchaMissing' });
  return map((phone: Phone) => ({ phone, captchaToken }))(readPhoneField(form));
};

/** The form once the OTP is on its way; unchanged while its number is incomplete. */
export const otpSent = (form: LoginForm): LoginForm => {
  const phone = readPhone(form.phone);
  return isRight(phone) ? { step: 'otp', phone: phone.right, otp: '' } : form;
};

/** The form when the OTP is requested again: its field is cleared, as on Sign Up (SIGNUP-08). */
export const otpResent = (form: LoginForm): LoginForm =>
  form.step === 'phone' ? form : { ...form, otp: '' };

/** Refuses an OTP of any other length than six digits (LOGIN-21). */
export const checkVerify = (form: LoginForm): Either<OtpInvalid, Verification> => {
  if (form.step === 'phone') return left({ kind: 'OtpInvalid' });
  return map((otp: Otp) => ({ phone: form.phone, otp }))(readOtp(form.otp));
};
