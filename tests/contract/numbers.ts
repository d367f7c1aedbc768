import { isLeft } from 'fp-ts/Either';
import { type Otp, readOtp } from '../../src/domain/india/otp';
import { type Phone, readPhone } from '../../src/domain/india/phone';

/** The mobile number that a text is; a test that gives another text is wrong. */
export const phoneFrom = (text: string): Phone => {
  const phone = readPhone(text);
  if (isLeft(phone)) throw new Error(`"${text}" is no mobile number.`);
  return phone.right;
};

/** The one-time password that a text is. */
export const otpFrom = (text: string): Otp => {
  const otp = readOtp(text);
  if (isLeft(otp)) throw new Error(`"${text}" is no one-time password.`);
  return otp.right;
};
