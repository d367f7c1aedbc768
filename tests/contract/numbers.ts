import { isLeft } from 'fp-ts/Either';
import { type Otp, readOtp } from '../../src/domain/india/otp';
import { type Phone, readPhone } from '../../src/domain/india/phone';

/** The text as a mobile number; any other text is an error of the test. */
export const phoneFrom = (text: string): Phone => {
  const phone = readPhone(text);
  if (isLeft(phone)) throw new Error(`"${text}" is no mobile number.`);
  return phone.right;
};

/** The text as a one-time password. */
export const otpFrom = (text: string): Otp => {
  const otp = readOtp(text);
  if (isLeft(otp)) throw new Error(`"${text}" is no one-time password.`);
  return otp.right;
};
