import { exists, filter, isSome, type Option, toNullable } from 'fp-ts/Option';
import { isOtpAwaited, isSignedInSince, type OtpStep } from '../../domain/session/otpStep';
import type { SignUpDetails } from '../../domain/session/signUpDetails';
import { sessionMark } from '../../domain/session/user';
import type { Clock } from '../ports/Clock';
import type { SessionStorage } from '../ports/SessionStorage';

/**
 * Keeps the step that waits for a one-time password over a reload: a phone drops the page while the customer reads the
 * message (AMB-65).
 */
export class KeepOtpStep {
  constructor(private readonly deps: { readonly storage: SessionStorage; readonly clock: Clock }) {}

  /** A password was sent just now. */
  sent(step: Omit<OtpStep, 'sentAt' | 'mark'>): void {
    const { storage, clock } = this.deps;
    storage.keepOtpStep({
      ...step,
      sentAt: clock.device(),
      mark: toNullable(storage.mark()) ?? sessionMark(''),
    });
  }

  /** Other fields were typed since. */
  typed(details: SignUpDetails): void {
    const step = this.deps.storage.otpStep();
    if (isSome(step)) this.deps.storage.keepOtpStep({ ...step.value, details });
  }

  /** The step that Login or Sign Up was at, while its password may still be typed. */
  of(form: 'login' | 'signUp'): Option<OtpStep> {
    const now = this.deps.clock.device();
    return filter((step: OtpStep) => step.isSignUp === (form === 'signUp') && isOtpAwaited(step, now))(
      this.deps.storage.otpStep(),
    );
  }

  /** Whether the step is over because another tab has signed in meanwhile. */
  isOver(step: OtpStep): boolean {
    return isSignedInSince(step, this.deps.storage.mark());
  }

  /** Login hands this number, or its beginning, over to Sign Up, where the step of another one is over; its blanks say nothing. */
  handOver(phone: string): void {
    const number = phone.replaceAll(' ', '');
    if (exists((step: OtpStep) => !step.phone.startsWith(number))(this.of('signUp'))) this.forget();
  }

  forget(): void {
    this.deps.storage.forgetOtpStep();
  }
}
