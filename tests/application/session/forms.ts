import { type LoginForm, loginWith, otpSent, typeOtp } from '../../../src/domain/session/loginForm';
import { replacement } from '../../../src/domain/typed/edit';
import type { SignUpDetails } from '../../../src/domain/session/signUpDetails';
import * as signUp from '../../../src/domain/session/signUpForm';

export const PHONE = '+919876543210';

export const phoneStep = (typed = PHONE): LoginForm => loginWith(typed);

export const otpStep = (otp = '123456'): LoginForm => typeOtp(otpSent(phoneStep()), replacement('', otp));

export const signUpPhoneStep = (typed = PHONE): signUp.SignUpForm => signUp.startSignUp(typed);

export const detailsStep = (details: Partial<SignUpDetails> = {}, otp = '123456'): signUp.SignUpForm => {
  const filled = signUp.typeDetails(signUp.otpSent(signUpPhoneStep()), {
    email: 'new@example.in',
    displayName: 'Nila Iyer',
    referralCode: '',
    ...details,
  });
  return signUp.typeOtp(filled, replacement('', otp));
};
