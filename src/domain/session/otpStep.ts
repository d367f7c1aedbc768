import { isSome, type Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { isRecent } from '../dates/isRecent';
import { OTP_STEP_KEPT_MS } from './limits';
import type { SignUpDetails } from './signUpDetails';
import type { SessionMark } from './user';

/** The second step of Login or Sign Up, without the one-time password. */
export interface OtpStep {
  readonly isSignUp: boolean;
  readonly phone: string;
  readonly sentAt: Instant;
  readonly details: SignUpDetails;
  /** What was stored when the password was sent, '' if nothing: a session that expired leaves its mark until the next sign-in (AMB-55). */
  readonly mark: SessionMark;
}

/** Whether its password may still be typed. */
export const isOtpAwaited = ({ sentAt }: OtpStep, now: Instant): boolean =>
  isRecent(sentAt, now, OTP_STEP_KEPT_MS);

/** Whether somebody has signed in on this browser since the password was sent. */
export const isSignedInSince = (step: OtpStep, mark: Option<SessionMark>): boolean =>
  isSome(mark) && mark.value !== step.mark;
