import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';

/** A complete one-time password: six digits. */
export type Otp = string & { readonly __unit: 'otp' };

export interface OtpInvalid {
  readonly kind: 'OtpInvalid';
}

/** The digits of a one-time password (CONF-01). */
export const OTP_LENGTH = 6;

/** What the OTP field holds after typing or pasting: digits only, at most six (LOGIN-20). */
export const otpField = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, OTP_LENGTH);

const isOtp = (text: string): text is Otp => /^\d{6}$/.test(text);

/** Refuses any length other than six digits (LOGIN-21, SIGNUP-09). */
export const readOtp = (text: string): Either<OtpInvalid, Otp> =>
  isOtp(text) ? right(text) : left({ kind: 'OtpInvalid' });
