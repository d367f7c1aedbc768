import { referenceOf } from '../../application/ports/gatewayError';
import type { NotRegistered } from '../../application/session/Register';
import type { SignUpOtpNotSent } from '../../application/session/SendSignUpOtp';
import { lightTexts } from '../texts/lightTexts';
import { type Problem, type Wording, problemOf, serverMessageOr } from './sessionErrorText';

const otpNotSent = serverMessageOr(() => lightTexts().signUp.otpNotSent);

const SEND: Wording = {
  otpInvalid: () => lightTexts().signUp.otpInvalid,
  captchaRefused: otpNotSent,
  failed: otpNotSent,
};

const REGISTER: Wording = { ...SEND, failed: serverMessageOr(() => lightTexts().signUp.notRegistered) };

/** The server's message, or that the OTP could not be sent (SIGNUP-06, SIGNUP-07). */
export const signUpOtpProblem = (refused: SignUpOtpNotSent): Problem | undefined => problemOf(refused, SEND);

/** A wrong or used OTP is a 401; other backends only name it. */
const isAboutOtp = (refused: NotRegistered): boolean =>
  refused.kind === 'Unauthorized' || ('message' in refused && /\bOTP\b/i.test(refused.message));

/** The server's message, or that the registration failed, at the OTP where it is about that (SIGNUP-19, SIGNUP-20). */
export const registrationProblem = (refused: NotRegistered): Problem | undefined => {
  if (refused.kind === 'FieldsMissing')
    return { field: 'form', text: () => lightTexts().signUp.fieldsMissing };
  const problem = problemOf(refused, REGISTER);
  // A fault of the backend is none of the field, and is told with its reference.
  const isOfField = isAboutOtp(refused) && referenceOf(refused) === undefined;
  return problem && isOfField ? { ...problem, field: 'otp' } : problem;
};
