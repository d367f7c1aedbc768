import { type Either, isLeft, isRight, map } from 'fp-ts/Either';
import type { PhoneInvalid } from '../../domain/india/phone';
import { type SignUpForm, checkSend } from '../../domain/session/signUpForm';
import type { CaptchaToken } from '../ports/Captcha';
import type { CaptchaRefused, SessionGateway } from '../ports/SessionGateway';
import type { GatewayError } from '../ports/gatewayError';

export type SignUpOtpNotSent = PhoneInvalid | CaptchaRefused | GatewayError;

/** The OTP is on its way; a number that has an account already is told at once (AMB-61). */
export interface SignUpOtpSent {
  readonly isNumberKnown: boolean;
}

/** Sends the OTP of the sign-up form, the first time and again; the captcha's token may be empty (decisions AMB-08). */
export class SendSignUpOtp {
  constructor(private readonly deps: { readonly sessions: SessionGateway }) {}

  async execute(
    form: SignUpForm,
    captcha: CaptchaToken,
    signal: AbortSignal,
  ): Promise<Either<SignUpOtpNotSent, SignUpOtpSent>> {
    const request = checkSend(form, captcha.token());
    if (isLeft(request)) return request;
    const { sessions } = this.deps;
    const [known, sent] = await Promise.all([
      sessions.isKnown(request.right.phone, signal)(),
      sessions.sendOtp(request.right, signal)(),
    ]);
    captcha.reset();
    // A check that failed keeps nobody from signing up.
    return map(() => ({ isNumberKnown: isRight(known) && known.right }))(sent);
  }
}
