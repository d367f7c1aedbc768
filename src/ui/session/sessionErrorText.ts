import type { OtpNotSent } from '../../application/session/AskForOtp';
import { type GatewayErrorKind, isLasting } from '../../application/ports/gatewayError';
import type { OtpInvalid } from '../../domain/india/otp';
import type { PhoneField } from '../../domain/india/phone';
import { lightTexts } from '../texts/lightTexts';

/** The field that a message belongs to; 'form' means the whole form. */
export type SessionField = 'phone' | 'captcha' | 'otp' | 'email' | 'displayName' | 'form';

/** A refusal as shown to the customer: the sentence and the field to focus. */
export interface Problem {
  readonly field: SessionField;
  /** Worded when it is shown, so that it follows the language. */
  readonly text: () => string;
  /** The failed call, where one is the cause. */
  readonly cause?: unknown;
}

/** The problem that stays after a field was edited: neither that field's own nor that of the whole form. */
export const afterEdit = (problem: Problem | undefined, edited: SessionField): Problem | undefined =>
  problem?.field === edited || problem?.field === 'form' ? undefined : problem;

/** What is said of text that was brought to the mobile field and not taken. */
export const phoneProblem = ({ refused }: PhoneField): Problem | undefined =>
  refused && {
    field: 'phone',
    text: () =>
      refused === 'notIndian' ? lightTexts().session.phoneNotIndian : lightTexts().session.phoneInvalid,
  };

type Refused = OtpNotSent | OtpInvalid;

/** Sentences for the same refusal that differ between Login and Sign Up. */
export interface Wording {
  readonly otpInvalid: () => string;
  readonly captchaRefused: (message: string) => string;
  readonly failed: (message: string, kind: GatewayErrorKind) => string;
}

export const serverMessageOr =
  (fallback: () => string) =>
  (message: string): string =>
    message === '' ? fallback() : message;

const loginFailure = (kind: GatewayErrorKind): string => {
  if (kind === 'Unreachable') return lightTexts().session.unreachable;
  return isLasting({ kind }) ? lightTexts().session.notAccepted : lightTexts().session.somethingWrong;
};

const LOGIN: Wording = {
  otpInvalid: () => lightTexts().session.otpInvalid,
  captchaRefused: () => lightTexts().session.captchaRefused,
  failed: (message, kind) => serverMessageOr(() => loginFailure(kind))(message),
};

/** The problem that a refusal is, in the words of its form. */
export const problemOf = (refused: Refused, wording: Wording): Problem | undefined => {
  switch (refused.kind) {
    case 'CaptchaMissing':
      return { field: 'captcha', text: () => lightTexts().session.robot };
    case 'PhoneInvalid':
      return { field: 'phone', text: () => lightTexts().session.phoneInvalid };
    case 'CaptchaRefused':
      return { field: 'captcha', text: () => wording.captchaRefused(refused.message) };
    case 'OtpInvalid':
      return { field: 'otp', text: wording.otpInvalid };
    case 'Cancelled':
      return undefined;
    case 'Unauthorized':
    case 'Forbidden':
    case 'NotFound':
    case 'ServerFault':
    case 'Unexpected':
    case 'Refused':
    case 'PayloadTooLarge':
    case 'UnsupportedMediaType':
    case 'Unreachable':
    case 'Rejected':
    case 'Malformed':
      return { field: 'form', text: () => wording.failed(refused.message, refused.kind), cause: refused };
  }
};

/** Other request errors on Login show the error message (LOGIN-25). */
export const loginProblem = (refused: OtpNotSent | OtpInvalid): Problem | undefined =>
  problemOf(refused, LOGIN);
