import type { TaskEither } from 'fp-ts/TaskEither';
import type { Phone } from '../../domain/india/phone';
import type { SendRequest, Verification } from '../../domain/session/loginForm';
import type { Registration } from '../../domain/session/signUpForm';
import type { Session, User } from '../../domain/session/user';
import type { GatewayError } from './gatewayError';

/** The backend refused the captcha (LOGIN-17); with its message, '' if it sent none. */
export interface CaptchaRefused {
  readonly kind: 'CaptchaRefused';
  readonly message: string;
}

/** The calls that start and end a session (LOGIN-12, LOGIN-22, SIGNUP-14), and those that identify its customer. */
export abstract class SessionGateway {
  /** Whether the number belongs to a customer; a 4xx response with `success: false` means that it does not (AMB-10). */
  abstract isKnown(phone: Phone, signal: AbortSignal): TaskEither<GatewayError, boolean>;
  /** Requests a one-time password (LOGIN-15). */
  abstract sendOtp(
    request: SendRequest,
    signal: AbortSignal,
  ): TaskEither<CaptchaRefused | GatewayError, void>;
  /** The session for a number and its OTP; `Rejected` if the response has no success. */
  abstract signIn(verification: Verification, signal: AbortSignal): TaskEither<GatewayError, Session>;
  abstract register(registration: Registration, signal: AbortSignal): TaskEither<GatewayError, Session>;
  /**
   * Tells the backend that the customer logs out, where it has a call for that; nobody waits for it. It has to be sent at
   * once: the session is forgotten right after, and a TaskEither that is mapped begins in a later microtask.
   */
  abstract end(): void;
  /** The customer of the session; id '' where the backend names none (decisions AMB-05). */
  abstract user(): TaskEither<GatewayError, User>;
  /** Asks whether the session still holds; `Unauthorized` once it has ended (AMB-55). */
  abstract confirm(): TaskEither<GatewayError, void>;
}
