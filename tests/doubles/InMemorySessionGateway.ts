import { onAbort } from '../../src/application/ports/stoppedWaiting';
import { type Either, left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { CaptchaRefused, SessionGateway } from '../../src/application/ports/SessionGateway';
import type { Phone } from '../../src/domain/india/phone';
import type { SendRequest, Verification } from '../../src/domain/session/loginForm';
import type { Registration } from '../../src/domain/session/signUpForm';
import type { Session, User } from '../../src/domain/session/user';
import { aSession, aUser } from './aSession';

type Call = 'isKnown' | 'sendOtp' | 'signIn' | 'register' | 'end' | 'user' | 'confirm';
type Failure = CaptchaRefused | GatewayError;

const captchaRefused: CaptchaRefused = { kind: 'CaptchaRefused', message: 'Captcha verification failed' };

/** A backend with customers and one valid OTP, which records its calls. */
export class InMemorySessionGateway implements SessionGateway {
  readonly asked: { readonly call: Call; readonly given: unknown }[] = [];
  readonly customers = new Map<string, User>();
  otp = '123456';
  /** Whether a captcha token is valid. */
  captchaPasses: (token: string) => boolean = () => true;
  /** The numbers to which a one-time password was sent, in order. */
  readonly sentTo: Phone[] = [];
  /** Who is signed in. */
  customer: User = aUser();
  /** What a call carries now of the session that it belongs to. */
  session: () => unknown = () => undefined;
  private readonly failures = new Map<Call, Failure>();
  private readonly held = new Map<Call, Promise<void>>();

  callsOf(call: Call): readonly unknown[] {
    return this.asked.filter((entry) => entry.call === call).map(({ given }) => given);
  }

  /** Makes the call fail from now on, or work again. */
  fail(call: Call, failure: Failure | null): void {
    if (failure === null) this.failures.delete(call);
    else this.failures.set(call, failure);
  }

  /** Holds the call's response until the returned function is called. */
  hold(call: Call): () => void {
    const waiting: (() => void)[] = [];
    this.held.set(call, new Promise<void>((resolve) => void waiting.push(resolve)));
    return () => {
      this.held.delete(call);
      for (const release of waiting) release();
    };
  }

  isKnown(phone: Phone, signal: AbortSignal): TaskEither<GatewayError, boolean> {
    return this.result('isKnown', { given: phone, signal }, () => right(this.customers.has(phone)));
  }

  sendOtp(request: SendRequest, signal: AbortSignal): TaskEither<Failure, void> {
    return this.result<Failure, void>('sendOtp', { given: request, signal }, () => {
      if (!this.captchaPasses(request.captchaToken)) return left(captchaRefused);
      this.sentTo.push(request.phone);
      return right(undefined);
    });
  }

  signIn(verification: Verification, signal: AbortSignal): TaskEither<GatewayError, Session> {
    return this.result('signIn', { given: verification, signal }, () => {
      const user = this.customers.get(verification.phone);
      const isRight = user !== undefined && verification.otp === this.otp;
      return isRight ? right(aSession({ user })) : left(gatewayError('Rejected', 'Invalid OTP'));
    });
  }

  register(registration: Registration, signal: AbortSignal): TaskEither<GatewayError, Session> {
    return this.result('register', { given: registration, signal }, () => {
      const { phone, email, displayName, otp } = registration;
      if (otp !== this.otp) return left(gatewayError('Rejected', 'Invalid OTP'));
      const user = aUser({ id: '77', phone, email, displayName });
      this.customers.set(phone, user);
      return right(aSession({ user }));
    });
  }

  end(): void {
    this.asked.push({ call: 'end', given: this.session() });
  }

  user(): TaskEither<GatewayError, User> {
    return this.result('user', {}, () => right(this.customer));
  }

  confirm(): TaskEither<GatewayError, void> {
    return this.result('confirm', {}, () => right(undefined));
  }

  private result<E extends Failure, A>(
    call: Call,
    { given, signal }: { readonly given?: unknown; readonly signal?: AbortSignal },
    work: () => Either<E, A>,
  ): TaskEither<E, A> {
    return async () => {
      this.asked.push({ call, given });
      const cancelled = new Promise<void>((resolve) => void onAbort(signal, resolve));
      await Promise.race([this.held.get(call) ?? Promise.resolve(), cancelled]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test gives failures that fit the call
      if (signal?.aborted === true) return left(gatewayError('Cancelled') as E);
      const failure = this.failures.get(call);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return failure === undefined ? work() : left(failure as E);
    };
  }
}
