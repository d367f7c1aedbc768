import { flatMap, flatMapEither, map, orElse, right, type TaskEither } from 'fp-ts/TaskEither';
import type { CaptchaRefused, SessionGateway } from '../../application/ports/SessionGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Phone } from '../../domain/india/phone';
import type { SendRequest, Verification } from '../../domain/session/loginForm';
import type { Registration } from '../../domain/session/signUpForm';
import type { Session, User, UserId } from '../../domain/session/user';
import type { ApiClient } from './ApiClient';
import {
  refusesKnown,
  toKnown,
  toOtpSent,
  toProfileUser,
  toRegisteredSession,
  toRegistrationBody,
  toTaskUserId,
  toVerifiedSession,
} from './sessionWire';

/** The session's calls below /api/v3, spelt as the backend spells them (LOGIN-12, LOGIN-15, SIGNUP-14). */
export class HttpSessionGateway implements SessionGateway {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  isKnown(phone: Phone, signal: AbortSignal): TaskEither<GatewayError, boolean> {
    const options = { signal, acceptsRefusal: refusesKnown };
    return flatMapEither(this.deps.api.post('check-user-exist', { username: phone }, options), toKnown);
  }

  sendOtp(
    { phone, captchaToken }: SendRequest,
    signal: AbortSignal,
  ): TaskEither<CaptchaRefused | GatewayError, void> {
    const body = { username: phone, grecaptcharesponse: captchaToken };
    const response: TaskEither<CaptchaRefused | GatewayError, unknown> = this.deps.api.post(
      'captcha-verfy-and-send-otp',
      body,
      { signal },
    );
    return flatMapEither(response, toOtpSent);
  }

  signIn({ phone, otp }: Verification, signal: AbortSignal): TaskEither<GatewayError, Session> {
    return flatMapEither(
      this.deps.api.post('auth/token', { username: phone, otp }, { signal }),
      toVerifiedSession,
    );
  }

  register(registration: Registration, signal: AbortSignal): TaskEither<GatewayError, Session> {
    const body = toRegistrationBody(registration);
    return flatMapEither(this.deps.api.post('register', body, { signal }), toRegisteredSession);
  }

  /** The contract has no such call: a token ends by itself (AMB-04). */
  end(): void {}

  user(): TaskEither<GatewayError, User> {
    return flatMap((user: User) => (user.id === '' ? this.withIdOfTasks(user) : right(user)))(this.profile());
  }

  confirm(): TaskEither<GatewayError, void> {
    return map(() => undefined)(this.profile());
  }

  private profile(): TaskEither<GatewayError, User> {
    return flatMapEither(this.deps.api.get('user/profile'), toProfileUser);
  }

  /** The profile need not name the id, but each of the customer's tasks does; without any it stays '' (AMB-05). */
  private withIdOfTasks(user: User): TaskEither<GatewayError, User> {
    const id = flatMapEither(this.deps.api.get('/user/tasks'), toTaskUserId);
    return orElse(() => right(user))(map((known: UserId) => ({ ...user, id: known }))(id));
  }
}
