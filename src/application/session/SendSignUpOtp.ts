import { type Either, isLeft, isRight, map } from 'fp-ts/Either';
import type { PhoneInvalid } from '../../domain/india/phone';
import { type SignUpForm, checkSend } from '../../domain/session/signUpForm';
import type { CaptchaToken } from '../ports/Captcha';
import type { CaptchaRefused, SessionGateway } from '../ports/SessionGateway';
import type { GatewayError } from '../ports/gatewayError';

export type SignUpOtpNotSent = PhoneInvalid | CaptchaRefused | GatewayError;

/** The OTP is on its way; whether the number has an account already is told as soon as that is known (AMB-61). */
export interface SignUpOtpSent {
  readonly isNumberKnown: Promise<boolean>;
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
    const check = sessions.isKnown(request.right.phone, signal)();
    const sent = await sessions.sendOtp(request.right, signal)();
    captcha.reset();
    // A check that failed, or has not come yet, keeps nobody from signing up.
    return map(() => ({ isNumberKnown: check.then((known) => isRight(known) && known.right) }))(sent);
  }
}
