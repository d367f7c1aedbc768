import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  checkSend,
  checkVerify,
  loginWith,
  otpResent,
  otpSent,
  startLogin,
  typeOtp,
  typePhone,
} from '../../../src/domain/session/loginForm';
import type { LoginForm } from '../../../src/domain/session/loginForm';
import { replacement } from '../../../src/domain/typed/edit';

const withNumber = (typed: string): LoginForm => loginWith(typed);
const filledPhone = (form: LoginForm, typed: string): LoginForm =>
  typePhone(form, replacement(form.phone, typed));
const filledOtp = (form: LoginForm, typed: string): LoginForm =>
  typeOtp(form, replacement(form.step === 'otp' ? form.otp : '', typed));
const withOtp = (typed: string): LoginForm => filledOtp(otpSent(withNumber('+919876543210')), typed);

describe('phone entry', () => {
  it("starts with '+91'", () => {
    expect(startLogin()).toEqual({ step: 'phone', phone: '+91' });
  });

  it('takes edits of the number and ignores others [LOGIN-05]', () => {
    expect(withNumber('+91 98')).toEqual({ step: 'phone', phone: '+91 98' });
    expect(typePhone(withNumber('+9198'), { start: 5, end: 5, text: 'a' })).toEqual(withNumber('+9198'));
    expect(typePhone(withNumber('+9198'), { start: 1, end: 2, text: '' })).toEqual(withNumber('+9198'));
  });

  it('clears only the OTP when it is requested again', () => {
    expect(otpResent(withOtp('123'))).toEqual(withOtp(''));
    expect(otpResent(withNumber('+9198'))).toEqual(withNumber('+9198'));
  });

  it('has no OTP field', () => {
    expect(filledOtp(withNumber('+9198'), '123')).toEqual(withNumber('+9198'));
    expect(checkVerify(withNumber('+919876543210'))).toEqual(left({ kind: 'OtpInvalid' }));
  });
});

describe('asking for the OTP', () => {
  it('refuses a captcha that is not completed [LOGIN-08]', () => {
    expect(checkSend(withNumber('+919876543210'), '')).toEqual(left({ kind: 'CaptchaMissing' }));
    expect(checkSend(withNumber('+919876543210'), ' ')).toEqual(left({ kind: 'CaptchaMissing' }));
  });

  it('refuses a number that is not 13 characters long, 13 pass [LOGIN-09]', () => {
    expect(checkSend(withNumber('+91987654321'), 'token')).toEqual(left({ kind: 'PhoneInvalid' }));
    expect(isRight(checkSend(withNumber('+919876543210'), 'token'))).toBe(true);
  });

  it('refuses eleven digits that begin as no Indian mobile number does', () => {
    const typed = Array.from('14155550123').reduce<LoginForm>(
      (form, text) => typePhone(form, { start: form.phone.length, end: form.phone.length, text }),
      startLogin(),
    );
    expect(typed).toMatchObject({ phone: '+911415555012' });
    expect(checkSend(typed, 'token')).toEqual(left({ kind: 'PhoneInvalid' }));
  });

  it('checks the captcha before the number [LOGIN-10]', () => {
    expect(checkSend(startLogin(), '')).toEqual(left({ kind: 'CaptchaMissing' }));
  });

  it('sends the number typed with the optional space [LOGIN-07]', () => {
    expect(checkSend(withNumber('+91 9876543210'), 'token')).toEqual(
      right({ phone: '+919876543210', captchaToken: 'token' }),
    );
  });
});

describe('OTP entry', () => {
  it('follows the send with the number locked [LOGIN-11]', () => {
    const sent = otpSent(withNumber('+91 9876543210'));
    expect(sent).toEqual({ step: 'otp', phone: '+919876543210', otp: '' });
    expect(filledPhone(sent, '+919999999999')).toBe(sent);
    expect(checkVerify(filledOtp(sent, '123456'))).toEqual(right({ phone: '+919876543210', otp: '123456' }));
    expect(checkSend(sent, 'token')).toEqual(right({ phone: '+919876543210', captchaToken: 'token' }));
  });

  it('does not begin with an incomplete number', () => {
    expect(otpSent(withNumber('+9198'))).toEqual(withNumber('+9198'));
  });

  it('keeps digits only, at most six [LOGIN-20]', () => {
    expect(withOtp('12a-34 5678')).toEqual({ step: 'otp', phone: '+919876543210', otp: '123456' });
  });

  it('refuses an OTP of any other length than six [LOGIN-21]', () => {
    expect(checkVerify(withOtp(''))).toEqual(left({ kind: 'OtpInvalid' }));
    expect(checkVerify(withOtp('12345'))).toEqual(left({ kind: 'OtpInvalid' }));
    expect(isRight(checkVerify(withOtp('123456')))).toBe(true);
  });
});

describe('every way through the login form', () => {
  const edits = fc.oneof(
    fc.record({ kind: fc.constant('phone' as const), text: fc.stringMatching(/^\+91 ?[\da]{0,11}$/) }),
    fc.record({ kind: fc.constant('otp' as const), text: fc.stringMatching(/^[\da ]{0,9}$/) }),
    fc.record({ kind: fc.constant('sent' as const), text: fc.constant('') }),
  );

  it('sends a number of 13 characters and an OTP of six digits, or nothing', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (steps) => {
        const form = steps.reduce<LoginForm>((held, { kind, text }) => {
          if (kind === 'sent') return otpSent(held);
          return kind === 'phone' ? filledPhone(held, text) : filledOtp(held, text);
        }, startLogin());
        const request = checkSend(form, 'token');
        const verification = checkVerify(form);
        expect(isRight(request) ? request.right.phone : '+910000000000').toMatch(/^\+91\d{10}$/);
        expect(isRight(verification) ? verification.right.otp : '000000').toMatch(/^\d{6}$/);
        expect(form.step === 'phone' || isRight(request)).toBe(true);
      }),
    );
  });
});
