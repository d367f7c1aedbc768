import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { OtpInvalid } from '../../domain/india/otp';
import type { Phone } from '../../domain/india/phone';
import { type LoginForm, checkVerify } from '../../domain/session/loginForm';
import type { User } from '../../domain/session/user';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';
import type { SessionGateway } from '../ports/SessionGateway';
import { beginSession, type SessionStart } from './beginSession';

/**
 * The OTP did not lead to a session, refused or without an answer that says so: the customer goes on to Sign Up with
 * the number (decisions AMB-09).
 */
interface OtpFailed {
  readonly kind: 'OtpNotAccepted' | 'OtpUnanswered';
  readonly phone: Phone;
  /** What the server said where it neither refused nor failed, as after too many tries (429); '' otherwise. */
  readonly message: string;
}

export type NotVerified = OtpInvalid | OtpFailed | { readonly kind: 'Cancelled' };

/** The second state of the login form: a correct OTP starts a session, which is stored (SESSION-01). */
export class VerifyOtp {
  constructor(private readonly deps: SessionStart & { readonly sessions: SessionGateway }) {}

  async execute(form: LoginForm, signal: AbortSignal): Promise<Either<NotVerified, User>> {
    const verification = checkVerify(form);
    if (isLeft(verification)) return verification;
    const session = await this.deps.sessions.signIn(verification.right, signal)();
    if (isLeft(session) && session.left.kind === 'Cancelled') return left({ kind: 'Cancelled' });
    if (isLeft(session)) {
      const kind = isOutcomeUnknown(session.left) ? 'OtpUnanswered' : 'OtpNotAccepted';
      const message = session.left.kind === 'Unexpected' ? session.left.message : '';
      return left({ kind, phone: verification.right.phone, message });
    }
    return right(beginSession(this.deps, session.right));
  }
}
