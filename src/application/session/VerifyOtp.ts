import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { OtpInvalid } from '../../domain/india/otp';
import type { Phone } from '../../domain/india/phone';
import { type LoginForm, checkVerify } from '../../domain/session/loginForm';
import type { User } from '../../domain/session/user';
import type { SessionGateway } from '../ports/SessionGateway';
import { beginSession, type SessionStart } from './beginSession';

/** The OTP did not lead to a session: the customer goes on to Sign Up with the number (decisions AMB-09). */
interface OtpNotAccepted {
  readonly kind: 'OtpNotAccepted';
  readonly phone: Phone;
}

export type NotVerified = OtpInvalid | OtpNotAccepted | { readonly kind: 'Cancelled' };

/** The second state of the login form: a correct OTP starts a session, which is stored (SESSION-01). */
export class VerifyOtp {
  constructor(private readonly deps: SessionStart & { readonly sessions: SessionGateway }) {}

  async execute(form: LoginForm, signal: AbortSignal): Promise<Either<NotVerified, User>> {
    const verification = checkVerify(form);
    if (isLeft(verification)) return verification;
    const session = await this.deps.sessions.signIn(verification.right, signal)();
    if (isLeft(session) && session.left.kind === 'Cancelled') return left({ kind: 'Cancelled' });
    if (isLeft(session)) return left({ kind: 'OtpNotAccepted', phone: verification.right.phone });
    return right(beginSession(this.deps, session.right));
  }
}
