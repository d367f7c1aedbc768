import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  REGISTRATION_STATUS,
  blankDetails,
  checkRegistration,
  checkSend,
  otpResent,
  otpSent,
  startSignUp,
  typeDetails,
  typeOtp,
  typePhone,
} from '../../../src/domain/session/signUpForm';
import { replacement } from '../../../src/domain/typed/edit';
import type { SignUpDetails } from '../../../src/domain/session/signUpDetails';
import type { SignUpForm } from '../../../src/domain/session/signUpForm';

const filled: SignUpDetails = { email: 'asha@example.in', displayName: 'Asha Rao', referralCode: '' };

const full = (otp: string, details: Partial<SignUpDetails> = {}): SignUpForm =>
  typeDetails(typeOtp(otpSent(startSignUp('+919876543210')), replacement('', otp)), {
    ...filled,
    ...details,
  });

describe('sign-up starts with the phone only', () => {
  it("holds the number that login handed over, '+91' without a proper one", () => {
    expect(startSignUp('+919876543210')).toEqual({ step: 'phone', phone: '+919876543210' });
    expect(startSignUp('')).toEqual({ step: 'phone', phone: '+91' });
    expect(startSignUp('javascript:alert(1)')).toEqual({ step: 'phone', phone: '+91' });
  });

  it('takes edits of the number alone', () => {
    const form = startSignUp('');
    const typed = typePhone(form, { start: 3, end: 3, text: '98' });
    expect(typed).toEqual({ step: 'phone', phone: '+9198' });
    expect(typePhone(typed, { start: 5, end: 5, text: 'x' })).toEqual({ step: 'phone', phone: '+9198' });
    expect(typeOtp(form, replacement('', '1'))).toBe(form);
    expect(typeDetails(form, { email: 'a' })).toBe(form);
  });

  it('requests the OTP with the cleaned number, with or without a solved captcha', () => {
    expect(checkSend(startSignUp('+91 9876543210'), 'token')).toEqual(
      right({ phone: '+919876543210', captchaToken: 'token' }),
    );
    expect(checkSend(startSignUp('+919876543210'), '')).toEqual(
      right({ phone: '+919876543210', captchaToken: '' }),
    );
    expect(checkSend(startSignUp('+9198'), 'token')).toEqual(left({ kind: 'PhoneInvalid' }));
  });
});

describe('after the OTP is sent', () => {
  it('shows the full form, empty, with the number locked', () => {
    const sent = otpSent(startSignUp('+919876543210'));
    expect(sent).toEqual({
      step: 'details',
      phone: '+919876543210',
      otp: '',
      email: '',
      displayName: '',
      referralCode: '',
    });
    expect(typePhone(sent, replacement('+919876543210', '+919999999999'))).toBe(sent);
  });

  it('does not follow an incomplete number', () => {
    expect(otpSent(startSignUp('+9198'))).toEqual({ step: 'phone', phone: '+9198' });
  });

  it('keeps what was typed when an OTP is sent again, and clears only the OTP on Resend', () => {
    const form = full('123', { referralCode: 'ABC' });
    expect(otpSent(form)).toBe(form);
    expect(otpResent(form)).toEqual({ ...form, otp: '' });
    expect(otpResent(startSignUp(''))).toEqual(startSignUp(''));
  });

  it('keeps digits alone in the OTP field', () => {
    expect(full('12a-34 5678')).toMatchObject({ otp: '123456' });
  });
});

describe('registration', () => {
  it('refuses an OTP of any other length than six [SIGNUP-09]', () => {
    expect(checkRegistration(full('123'))).toEqual(left({ kind: 'OtpInvalid' }));
    expect(isRight(checkRegistration(full('123456')))).toBe(true);
  });

  it('refuses a missing email [SIGNUP-10]', () => {
    expect(checkRegistration(full('123456', { email: '' }))).toEqual(left({ kind: 'FieldsMissing' }));
    expect(checkRegistration(full('123456', { email: ' ' }))).toEqual(left({ kind: 'FieldsMissing' }));
  });

  it('refuses a missing full name [SIGNUP-11]', () => {
    expect(checkRegistration(full('123456', { displayName: '' }))).toEqual(left({ kind: 'FieldsMissing' }));
    expect(checkRegistration(full('123456', { displayName: ' ' }))).toEqual(left({ kind: 'FieldsMissing' }));
  });

  it('checks the OTP before the fields [SIGNUP-12]', () => {
    expect(checkRegistration(full('', { email: '', displayName: '' }))).toEqual(left({ kind: 'OtpInvalid' }));
    expect(checkRegistration(startSignUp('+919876543210'))).toEqual(left({ kind: 'OtpInvalid' }));
  });

  it('sends no referral code as none and a given one as typed [SIGNUP-15]', () => {
    const without = checkRegistration(full('123456'));
    expect(isRight(without) && without.right.referralCode).toEqual(none);
    const blank = checkRegistration(full('123456', { referralCode: '  ' }));
    expect(isRight(blank) && blank.right.referralCode).toEqual(none);
    const given = checkRegistration(full('123456', { referralCode: ' ABC ' }));
    expect(isRight(given) && given.right.referralCode).toEqual(some('ABC'));
  });

  it("always has the status 'Resident Individual/HUF' [SIGNUP-16]", () => {
    const registration = checkRegistration(full('123456'));
    expect(isRight(registration) && registration.right.status).toBe('Resident Individual/HUF');
    expect(REGISTRATION_STATUS).toBe('Resident Individual/HUF');
  });

  it('names every required field that is blank', () => {
    expect(blankDetails(full('123', { email: ' ', displayName: '' }))).toEqual(['email', 'displayName']);
    expect(blankDetails(full('123', { displayName: ' ' }))).toEqual(['displayName']);
    expect(blankDetails(full('123', { displayName: '\u200B\u200B' }))).toEqual(['displayName']);
    expect(blankDetails(full(''))).toEqual([]);
    expect(blankDetails(startSignUp(''))).toEqual([]);
  });

  it('sends everything without surrounding whitespace', () => {
    expect(
      checkRegistration(full('123456', { email: ' asha@example.in ', displayName: ' Asha Rao ' })),
    ).toEqual(
      right({
        phone: '+919876543210',
        email: 'asha@example.in',
        displayName: 'Asha Rao',
        otp: '123456',
        referralCode: none,
        status: 'Resident Individual/HUF',
      }),
    );
  });

  it('is sent exactly when the OTP is complete and both required fields hold something', () => {
    const text = fc.constantFrom('', ' ', 'x', ' y ');
    const details = fc.record({ email: text, displayName: text, referralCode: text });
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,7}$/), details, (otp, typed) => {
        const registration = checkRegistration(full(otp, typed));
        const complete = otp.length >= 6 && typed.email.trim() !== '' && typed.displayName.trim() !== '';
        expect(isRight(registration)).toBe(complete);
        expect(isRight(registration) && isSome(registration.right.referralCode)).toBe(
          complete && typed.referralCode.trim() !== '',
        );
      }),
    );
  });
});
