import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Phone } from '../../domain/india/phone';
import type { SendRequest, Verification } from '../../domain/session/loginForm';
import type { Registration } from '../../domain/session/signUpForm';
import type { Session, User } from '../../domain/session/user';
import type { GatewayError } from './gatewayError';

/** The backend answered that it does not take the captcha; with its message, '' where it gave none. */
export interface CaptchaRefused {
  readonly kind: 'CaptchaRefused';
  readonly message: string;
}

/** The calls before a session exists, and those that tell whose it is (specification section 7). */
export abstract class SessionGateway {
  /** Whether the number belongs to a customer; a refusal that says `success: false` is a no (decisions AMB-10). */
  abstract isKnown(phone: Phone, signal: AbortSignal): TaskEither<GatewayError, boolean>;
  /** Has a one-time password sent. */
  abstract sendOtp(
    request: SendRequest,
    signal: AbortSignal,
  ): TaskEither<CaptchaRefused | GatewayError, void>;
  /** The session for a number and its OTP; `Rejected` where the answer has no success. */
  abstract signIn(verification: Verification, signal: AbortSignal): TaskEither<GatewayError, Session>;
  abstract register(registration: Registration, signal: AbortSignal): TaskEither<GatewayError, Session>;
  /** The customer as the profile names them; id '' where the profile has none (decisions AMB-05). */
  abstract userOfProfile(): TaskEither<GatewayError, User>;
  /** The customer's id as their tasks name it; none without tasks. */
  abstract userIdOfTasks(): TaskEither<GatewayError, Option<string>>;
}
