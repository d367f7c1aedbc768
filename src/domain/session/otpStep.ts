import type { Instant } from '../dates/instant';
import { isRecent } from '../dates/isRecent';
import { OTP_STEP_KEPT_MS } from './limits';
import type { SignUpDetails } from './signUpDetails';

/** The second step of Login or Sign Up, without the one-time password. */
export interface OtpStep {
  readonly isSignUp: boolean;
  readonly phone: string;
  readonly sentAt: Instant;
  readonly details: SignUpDetails;
}

/** Whether its password may still be typed. */
export const isOtpAwaited = ({ sentAt }: OtpStep, now: Instant): boolean =>
  isRecent(sentAt, now, OTP_STEP_KEPT_MS);
