import { isLeft, left, right } from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { AskForOtp } from '../../../src/application/session/AskForOtp';
import { aCaptchaToken, type CountedCaptchaToken } from '../../doubles/aCaptchaToken';
import { aUser } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { PHONE, phoneStep } from './forms';

describe('asking for the OTP on the Login screen', () => {
  let gateway: InMemorySessionGateway;
  const { signal } = new AbortController();
  let captcha: CountedCaptchaToken;
  const ask = (typed = PHONE, token = 'tok') => {
    captcha = aCaptchaToken(token);
    return new AskForOtp({ sessions: gateway }).execute(phoneStep(typed), captcha, signal);
  };

  beforeEach(() => {
    gateway = new InMemorySessionGateway();
    gateway.customers.set(PHONE, aUser());
  });

  it('sends the OTP to a known number with the captcha token [CAPT-02]', async () => {
    expect(await ask()).toEqual(right({ kind: 'sent' }));
    expect(gateway.callsOf('sendOtp')).toEqual([{ phone: PHONE, captchaToken: 'tok' }]);
  });

  it('resets the captcha once its token was sent, whatever the response [CAPT-03]', async () => {
    await ask();
    expect(captcha.resets).toBe(1);
    gateway.fail('sendOtp', gatewayError('ServerFault'));
    await ask();
    expect(captcha.resets).toBe(1);
  });

  it('keeps a token that was not sent', async () => {
    await ask('+919000000001');
    expect(captcha.resets).toBe(0);
    gateway.fail('isKnown', gatewayError('Unreachable'));
    await ask();
    expect(captcha.resets).toBe(0);
  });

  it('refuses a missing or expired captcha token without a call [CAPT-02]', async () => {
    expect(await ask(PHONE, '')).toEqual(left({ kind: 'CaptchaMissing' }));
    expect(gateway.asked).toEqual([]);
  });

  it('refuses an incomplete number without a call', async () => {
    expect(await ask('+9198765')).toEqual(left({ kind: 'PhoneInvalid' }));
    expect(gateway.asked).toEqual([]);
  });

  it('names an unknown number and sends it no OTP [LOGIN-14]', async () => {
    expect(await ask('+919000000001')).toEqual(right({ kind: 'unknownNumber', phone: '+919000000001' }));
    expect(gateway.callsOf('sendOtp')).toEqual([]);
  });

  it('passes on what the backend said and makes no further call', async () => {
    gateway.fail('isKnown', gatewayError('ServerFault', 'boom'));
    expect(await ask()).toEqual(left({ kind: 'ServerFault', message: 'boom' }));
    expect(gateway.callsOf('sendOtp')).toEqual([]);
  });

  it('passes on that the captcha was refused', async () => {
    gateway.fail('sendOtp', { kind: 'CaptchaRefused', message: 'x' });
    const asked = await ask();
    expect(isLeft(asked) && asked.left).toEqual({ kind: 'CaptchaRefused', message: 'x' });
  });
});
