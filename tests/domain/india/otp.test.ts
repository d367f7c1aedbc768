import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { OTP_LENGTH, otpField, readOtp } from '../../../src/domain/india/otp';

describe('the OTP field keeps digits only, at most six', () => {
  it('drops everything else and the seventh digit [LOGIN-20]', () => {
    expect(otpField('12a-34 5678')).toBe('123456');
    expect(otpField('')).toBe('');
    expect(otpField('abc')).toBe('');
    expect(otpField('1')).toBe('1');
    expect(OTP_LENGTH).toBe(6);
  });

  it('takes a pasted message', () => {
    expect(otpField('Your code is 123456')).toBe('123456');
    expect(otpField('123 456')).toBe('123456');
    expect(otpField('१२३456')).toBe('456');
  });

  it('holds at most six digits whatever is typed, and keeps what it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d a-]{0,20}$/)), (typed) => {
        const held = otpField(typed);
        expect(held).toMatch(/^\d{0,6}$/);
        expect(otpField(held)).toBe(held);
      }),
    );
  });
});

describe('an OTP is six digits', () => {
  it.each(['', '12345', '1234567', '12345a', ' 123456', '123456 ', '१२३४५६'])('refuses %j', (text) => {
    expect(readOtp(text)).toEqual(left({ kind: 'OtpInvalid' }));
  });

  it('takes six digits', () => {
    expect(readOtp('012345')).toEqual(right('012345'));
  });

  it('takes what the field holds exactly when six digits were typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d a]{0,12}$/), (typed) => {
        expect(isRight(readOtp(otpField(typed)))).toBe(typed.replaceAll(/\D/g, '').length >= 6);
      }),
    );
  });
});
