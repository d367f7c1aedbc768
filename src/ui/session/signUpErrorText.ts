import type { NotRegistered } from '../../application/session/Register';
import type { SignUpOtpNotSent } from '../../application/session/SendSignUpOtp';
import { signUpTexts } from '../texts/signUpTexts';
import { type Problem, type Wording, problemOf, serverMessageOr } from './sessionErrorText';

const otpNotSent = serverMessageOr(() => signUpTexts.otpNotSent);

const SEND: Wording = {
  otpInvalid: () => signUpTexts.otpInvalid,
  captchaRefused: otpNotSent,
  failed: otpNotSent,
};

const REGISTER: Wording = { ...SEND, failed: serverMessageOr(() => signUpTexts.notRegistered) };

/** The server's message, or that the OTP could not be sent (SIGNUP-06, SIGNUP-07). */
export const signUpOtpProblem = (refused: SignUpOtpNotSent): Problem | undefined => problemOf(refused, SEND);

/** The server's message, or that the registration failed (SIGNUP-19, SIGNUP-20). */
export const registrationProblem = (refused: NotRegistered): Problem | undefined =>
  refused.kind === 'FieldsMissing'
    ? { field: 'form', text: () => signUpTexts.fieldsMissing }
    : problemOf(refused, REGISTER);
