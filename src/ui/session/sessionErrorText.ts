import type { OtpNotSent } from '../../application/session/AskForOtp';
import type { NotRegistered } from '../../application/session/Register';
import type { SignUpOtpNotSent } from '../../application/session/SendSignUpOtp';
import type { GatewayErrorKind } from '../../application/ports/gatewayError';
import type { OtpInvalid } from '../../domain/india/otp';
import { sessionTexts } from '../texts/sessionTexts';

/** The field that a message belongs to; 'form' means the whole form. */
export type SessionField = 'phone' | 'captcha' | 'otp' | 'email' | 'displayName' | 'form';

/** A refusal as shown to the customer: the sentence and the field to focus. */
export interface Problem {
  readonly field: SessionField;
  readonly text: string;
}

type Refused = OtpNotSent | OtpInvalid | SignUpOtpNotSent | NotRegistered;

/** Sentences for the same refusal that differ between Login and Sign Up. */
interface Wording {
  readonly otpInvalid: () => string;
  readonly captchaRefused: (message: string) => string;
  readonly failed: (message: string, kind: GatewayErrorKind) => string;
}

const serverMessageOr =
  (fallback: () => string) =>
  (message: string): string =>
    message === '' ? fallback() : message;

const otpNotSent = serverMessageOr(() => sessionTexts.otpNotSent);

const LOGIN: Wording = {
  otpInvalid: () => sessionTexts.otpInvalid,
  captchaRefused: () => sessionTexts.captchaRefused,
  failed: (message, kind) =>
    serverMessageOr(() => (kind === 'Unreachable' ? sessionTexts.unreachable : sessionTexts.somethingWrong))(
      message,
    ),
};

const SIGN_UP_SEND: Wording = {
  otpInvalid: () => sessionTexts.signUpOtpInvalid,
  captchaRefused: otpNotSent,
  failed: otpNotSent,
};

const REGISTER: Wording = { ...SIGN_UP_SEND, failed: serverMessageOr(() => sessionTexts.notRegistered) };

const problemOf = (refused: Refused, wording: Wording): Problem | undefined => {
  switch (refused.kind) {
    case 'CaptchaMissing':
      return { field: 'captcha', text: sessionTexts.robot };
    case 'PhoneInvalid':
      return { field: 'phone', text: sessionTexts.phoneInvalid };
    case 'CaptchaRefused':
      return { field: 'captcha', text: wording.captchaRefused(refused.message) };
    case 'OtpInvalid':
      return { field: 'otp', text: wording.otpInvalid() };
    case 'FieldsMissing':
      return { field: 'form', text: sessionTexts.fieldsMissing };
    case 'Cancelled':
      return undefined;
    case 'Unauthorized':
    case 'Forbidden':
    case 'NotFound':
    case 'ServerFault':
    case 'Unexpected':
    case 'Refused':
    case 'Unreachable':
    case 'Rejected':
    case 'Malformed':
      return { field: 'form', text: wording.failed(refused.message, refused.kind) };
  }
};

/** Other request errors on Login show the error message (LOGIN-25). */
export const loginProblem = (refused: OtpNotSent | OtpInvalid): Problem | undefined =>
  problemOf(refused, LOGIN);

/** The server's message, or that the OTP could not be sent (SIGNUP-06, SIGNUP-07). */
export const signUpOtpProblem = (refused: SignUpOtpNotSent): Problem | undefined =>
  problemOf(refused, SIGN_UP_SEND);

/** The server's message, or that the registration failed (SIGNUP-19, SIGNUP-20). */
export const registrationProblem = (refused: NotRegistered): Problem | undefined =>
  problemOf(refused, REGISTER);
