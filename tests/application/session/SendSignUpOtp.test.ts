import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { SendSignUpOtp } from '../../../src/application/session/SendSignUpOtp';
import { aCaptchaToken } from '../../doubles/aCaptchaToken';
import { aUser } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { detailsStep, PHONE, signUpPhoneStep } from './forms';

/** Whether the number is known; undefined where no OTP was sent. */
const knownAfter = async (sending: ReturnType<SendSignUpOtp['execute']>): Promise<boolean | undefined> => {
  const sent = await sending;
  return isRight(sent) ? sent.right.isNumberKnown : undefined;
};

describe('sending the OTP from Sign Up', () => {
  const { signal } = new AbortController();

  it('sends the captcha token as it is, even an empty one', async () => {
    const gateway = new InMemorySessionGateway();
    const send = new SendSignUpOtp({ sessions: gateway });
    expect(await knownAfter(send.execute(signUpPhoneStep(), aCaptchaToken(''), signal))).toBe(false);
    const captcha = aCaptchaToken('tok');
    expect(await knownAfter(send.execute(detailsStep(), captcha, signal))).toBe(false);
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
    expect(await knownAfter(send.execute(signUpPhoneStep(), aCaptchaToken('tok'), signal))).toBe(true);
    expect(gateway.sentTo).toEqual([PHONE]);
  });

  it('waits for no check once the OTP is on its way [SIGNUP-05]', async () => {
    const gateway = new InMemorySessionGateway();
    gateway.customers.set(PHONE, aUser());
    const check = gateway.hold('isKnown');
    const sent = await new SendSignUpOtp({ sessions: gateway }).execute(
      signUpPhoneStep(),
      aCaptchaToken('tok'),
      signal,
    );
    check();
    expect(await knownAfter(Promise.resolve(sent))).toBe(true);
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
