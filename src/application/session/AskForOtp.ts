import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { type LoginForm, type SendRefused, checkSend } from '../../domain/session/loginForm';
import type { Phone } from '../../domain/india/phone';
import type { CaptchaToken } from '../ports/Captcha';
import type { CaptchaRefused, SessionGateway } from '../ports/SessionGateway';
import type { GatewayError } from '../ports/gatewayError';

export type OtpAsked = { readonly kind: 'sent' } | { readonly kind: 'unknownNumber'; readonly phone: Phone };
export type OtpNotSent = SendRefused | CaptchaRefused | GatewayError;

/** The first state of the login form: an unknown number gets no OTP and uses up no captcha token (LOGIN-14, AMB-10). */
export class AskForOtp {
  constructor(private readonly deps: { readonly sessions: SessionGateway }) {}

  async execute(
    form: LoginForm,
    captcha: CaptchaToken,
    signal: AbortSignal,
  ): Promise<Either<OtpNotSent, OtpAsked>> {
    const request = checkSend(form, captcha.token());
    if (isLeft(request)) return request;
    const { phone } = request.right;
    const known = await this.deps.sessions.isKnown(phone, signal)();
    if (isLeft(known)) return known;
    if (!known.right) return right({ kind: 'unknownNumber', phone });
    const sent = await this.deps.sessions.sendOtp(request.right, signal)();
    captcha.reset();
    return isLeft(sent) ? left(sent.left) : right({ kind: 'sent' });
  }
}
