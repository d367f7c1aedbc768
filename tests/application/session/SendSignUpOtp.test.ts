import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { SendSignUpOtp } from '../../../src/application/session/SendSignUpOtp';
import { aCaptchaToken } from '../../doubles/aCaptchaToken';
import { aUser } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { detailsStep, PHONE, signUpPhoneStep } from './forms';

describe('sending the OTP from Sign Up', () => {
  const { signal } = new AbortController();

  it('sends the captcha token as it is, even an empty one', async () => {
    const gateway = new InMemorySessionGateway();
    const send = new SendSignUpOtp({ sessions: gateway });
    expect(await send.execute(signUpPhoneStep(), aCaptchaToken(''), signal)).toEqual(
      right({ isNumberKnown: false }),
    );
    const captcha = aCaptchaToken('tok');
    expect(await send.execute(detailsStep(), captcha, signal)).toEqual(right({ isNumberKnown: false }));
    expect(gateway.callsOf('sendOtp')).toEqual([
      { phone: PHONE, captchaToken: '' },
      { phone: PHONE, captchaToken: 'tok' },
    ]);
    expect(captcha.resets).toBe(1);
  });

  it('says that the number has an account, and sends the OTP all the same [ENTRY-12]', async () => {
    const gateway = new InMemorySessionGateway();
    gateway.customers.set(PHONE, aUser());
    const send = new SendSignUpOtp({ sessions: gateway });
    expect(await send.execute(signUpPhoneStep(), aCaptchaToken('tok'), signal)).toEqual(
      right({ isNumberKnown: true }),
    );
    expect(gateway.sentTo).toEqual([PHONE]);
  });

  it('makes no call for an incomplete number', async () => {
    const gateway = new InMemorySessionGateway();
    const captcha = aCaptchaToken('tok');
    const sent = await new SendSignUpOtp({ sessions: gateway }).execute(
      signUpPhoneStep('+9198'),
      captcha,
      signal,
    );
    expect([sent, captcha.resets]).toEqual([left({ kind: 'PhoneInvalid' }), 0]);
    expect(gateway.asked).toEqual([]);
  });
});
