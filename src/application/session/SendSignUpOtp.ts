import { type Either, isLeft } from 'fp-ts/Either';
import type { PhoneInvalid } from '../../domain/india/phone';
import { type SignUpForm, checkSend } from '../../domain/session/signUpForm';
import type { CaptchaToken } from '../ports/Captcha';
import type { CaptchaRefused, SessionGateway } from '../ports/SessionGateway';
import type { GatewayError } from '../ports/gatewayError';

export type SignUpOtpNotSent = PhoneInvalid | CaptchaRefused | GatewayError;

/** Sends the OTP of the sign-up form, the first time and again; the captcha's token may be empty (decisions AMB-08). */
export class SendSignUpOtp {
  constructor(private readonly deps: { readonly sessions: SessionGateway }) {}

  async execute(
    form: SignUpForm,
    captcha: CaptchaToken,
    signal: AbortSignal,
  ): Promise<Either<SignUpOtpNotSent, void>> {
    const request = checkSend(form, captcha.token());
    if (isLeft(request)) return request;
    const sent = await this.deps.sessions.sendOtp(request.right, signal)();
    captcha.reset();
    return sent;
  }
}
