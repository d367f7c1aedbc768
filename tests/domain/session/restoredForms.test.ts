import { describe, expect, it } from 'vitest';
import { restoreLogin } from '../../../src/domain/session/loginForm';
import {
  changeNumber,
  detailsOf,
  otpSent,
  restoreSignUp,
  startSignUp,
  typeDetails,
  typePhone,
} from '../../../src/domain/session/signUpForm';
import { noDetails } from '../../../src/domain/session/signUpDetails';

const number = '+919876543210';
const details = { email: 'asha@example.in', displayName: 'Asha Rao', referralCode: 'R1' };

describe('Login after the page was loaded again', () => {
  it('is at the number, or at the OTP if one was sent', () => {
    expect(restoreLogin('+9198', false)).toEqual({ step: 'phone', phone: '+9198' });
    expect(restoreLogin(number, true)).toEqual({ step: 'otp', phone: number, otp: '' });
    expect(restoreLogin('+9198', true)).toEqual({ step: 'phone', phone: '+9198' });
  });
});

describe('Sign Up after the page was loaded again', () => {
  it('keeps all fields but the OTP', () => {
    expect(restoreSignUp(number, true, details)).toEqual({
      step: 'details',
      phone: number,
      otp: '',
      ...details,
    });
    expect(restoreSignUp('+9198', false, details)).toEqual({ step: 'phone', phone: '+9198', kept: details });
  });
});

describe('Sign Up whose number is changed', () => {
  it('goes back to the number and keeps the other fields', () => {
    const full = typeDetails(otpSent(startSignUp(number)), details);
    const changed = changeNumber(full);
    expect(changed).toEqual({ step: 'phone', phone: number, kept: details });
    expect(changeNumber(changed)).toBe(changed);
    expect([full, changed].map(detailsOf)).toEqual([details, details]);
  });

  it('keeps them while the new number is typed, and shows them when its OTP is sent', () => {
    const changed = changeNumber(typeDetails(otpSent(startSignUp(number)), details));
    const shorter = typePhone(changed, { start: 12, end: 13, text: '' });
    expect(shorter).toEqual({ step: 'phone', phone: '+91987654321', kept: details });
    const other = typePhone(shorter, { start: 12, end: 12, text: '1' });
    expect(otpSent(other)).toEqual({ step: 'details', phone: '+919876543211', otp: '', ...details });
  });

  it('has no details before its first OTP', () => {
    expect(detailsOf(startSignUp(number))).toEqual(noDetails);
  });
});
