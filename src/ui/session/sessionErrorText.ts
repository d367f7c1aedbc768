import type { OtpNotSent } from '../../application/session/AskForOtp';
import type { NotRegistered } from '../../application/session/Register';
import type { SignUpOtpNotSent } from '../../application/session/SendSignUpOtp';
import type { GatewayErrorKind } from '../../application/ports/gatewayError';
import type { OtpInvalid } from '../../domain/india/otp';
import { sessionTexts } from '../texts/sessionTexts';

/** Where on the form a message belongs; 'form' is the whole of it. */
export type SessionField = 'phone' | 'captcha' | 'otp' | 'email' | 'displayName' | 'form';

/** A refusal as the customer reads it: the sentence and the field that gets the focus. */
export interface Problem {
  readonly field: SessionField;
  readonly text: string;
}

type Refused = OtpNotSent | OtpInvalid | SignUpOtpNotSent | NotRegistered;

/** Sentences that differ between the screens for one and the same fact. */
interface Wording {
  readonly otpInvalid: () => string;
  readonly captchaRefused: (message: string) => string;
  readonly failed: (message: string, kind: GatewayErrorKind) => string;
}

const serverOr =
  (fallback: () => string) =>
  (message: string): string =>
    message === '' ? fallback() : message;

const otpNotSent = serverOr(() => sessionTexts.otpNotSent);

const LOGIN: Wording = {
  otpInvalid: () => sessionTexts.otpInvalid,
  captchaRefused: () => sessionTexts.captchaRefused,
  failed: (message, kind) =>
    serverOr(() => (kind === 'Unreachable' ? sessionTexts.unreachable : sessionTexts.somethingWrong))(
      message,
    ),
};

const SIGN_UP_SEND: Wording = {
  otpInvalid: () => sessionTexts.signUpOtpInvalid,
  captchaRefused: otpNotSent,
  failed: otpNotSent,
};

const REGISTER: Wording = { ...SIGN_UP_SEND, failed: serverOr(() => sessionTexts.notRegistered) };

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

/** Section 8, Login: other request errors show the error message. */
export const loginProblem = (refused: OtpNotSent | OtpInvalid): Problem | undefined =>
  problemOf(refused, LOGIN);

/** Section 8, Sign up: the server's message, or that the OTP was not sent. */
export const signUpOtpProblem = (refused: SignUpOtpNotSent): Problem | undefined =>
  problemOf(refused, SIGN_UP_SEND);

/** Section 8, Sign up: the server's message, or that the registration failed. */
export const registrationProblem = (refused: NotRegistered): Problem | undefined =>
  problemOf(refused, REGISTER);
