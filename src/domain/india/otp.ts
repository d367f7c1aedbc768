import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import type { Edit } from '../typed/edit';
import { plainText } from '../typed/plainText';

/** A complete one-time password: six digits. */
export type Otp = string & { readonly __unit: 'otp' };

export interface OtpInvalid {
  readonly kind: 'OtpInvalid';
}

/** The digits of a one-time password (CONF-01). */
export const OTP_LENGTH = 6;

/** A code in a message: six digits in a row, else three and three with a blank or dash between them. */
const codes = [/(?:^|\D)(\d{6})(?!\d)/, /(?:^|\D)(\d{3}[\s\p{Pd}]\d{3})(?!\d)/u];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * What the OTP field holds after an edit: digits only, at most six. A text with a code in it takes the place of all, and a
 * digit behind the sixth changes nothing (LOGIN-20, ENTRY-11).
 */
export const editOtp = (held: string, { start, end, text }: Edit): string => {
  const brought = plainText(text);
  const code = codes.map((pattern) => pattern.exec(brought)?.[1]).find((found) => found !== undefined);
  if (code !== undefined) return digitsOf(code);
  const joined = held.slice(0, start) + digitsOf(brought) + held.slice(end);
  if (joined.length <= OTP_LENGTH) return brought !== '' && digitsOf(brought) === '' ? held : joined;
  return brought.length === 1 ? held : joined.slice(0, OTP_LENGTH);
};

/** Whether a text was brought in which there is no digit: that is told, while a single key is only ignored. */
export const bringsNoOtp = ({ text }: Edit): boolean => text.length > 1 && digitsOf(plainText(text)) === '';

const isOtp = (text: string): text is Otp => /^\d{6}$/.test(text);

/** Refuses any length other than six digits (LOGIN-21, SIGNUP-09). */
export const readOtp = (text: string): Either<OtpInvalid, Otp> =>
  isOtp(text) ? right(text) : left({ kind: 'OtpInvalid' });
