import {
  type LoginForm,
  otpSent,
  startLogin,
  typeOtp,
  typePhone,
} from '../../../src/domain/session/loginForm';
import type { SignUpDetails } from '../../../src/domain/session/signUpDetails';
import * as signUp from '../../../src/domain/session/signUpForm';

export const PHONE = '+919876543210';

export const phoneStep = (typed = PHONE): LoginForm => typePhone(startLogin(), typed);

export const otpStep = (otp = '123456'): LoginForm => typeOtp(otpSent(phoneStep()), otp);

export const signUpPhoneStep = (typed = PHONE): signUp.SignUpForm => signUp.startSignUp(typed);

export const detailsStep = (details: Partial<SignUpDetails> = {}, otp = '123456'): signUp.SignUpForm => {
  const filled = signUp.typeDetails(signUp.otpSent(signUpPhoneStep()), {
    email: 'new@example.in',
    displayName: 'Nila Iyer',
    referralCode: '',
    ...details,
  });
  return signUp.typeOtp(filled, otp);
};
