import { inLanguage } from './language';

/** What Login and Sign Up say; the first two blocks letter for letter as in the specification's section 8. */
export const sessionTexts = inLanguage('session', {
  robot: 'Please verify that you are not a robot.',
  phoneInvalid: 'Please enter a valid mobile number.',
  otpInvalid: 'Please enter a valid 6-digit OTP.',
  captchaRefused: 'Captcha verification failed',
  otpSent: 'OTP sent to your mobile number!',

  otpNotSent: 'Failed to send OTP. Please try again.',
  signUpOtpInvalid: 'Please enter a valid OTP.',
  fieldsMissing: 'Please fill in all fields.',
  notRegistered: 'Registration failed. Please try again.',
  registered: 'Registration successful!',

  unreachable: 'We could not reach the server. Please check your connection and try again.',
  somethingWrong: 'Something went wrong. Please try again.',

  login: 'Login',
  loginLead: 'Enter your mobile number. We will text you a one-time password.',
  otpLead: 'Enter the 6 digits we have sent you.',
  signUp: 'Sign Up',
  signUpLead: 'A new account takes a minute. We begin with your mobile number.',
  detailsLead: 'Enter the OTP and tell us who you are.',
  step: (step: number): string => `Step ${step} of 2`,

  phone: 'Mobile Number',
  otp: 'OTP',
  email: 'Email',
  fullName: 'Full Name',
  referralCode: 'Referral Code (optional)',
  sendOtp: 'Send OTP',
  verifyOtp: 'Verify OTP',
  resendOtp: 'Resend OTP',
  register: 'Register',
  changeNumber: 'Change number',
  newHere: 'New here?',
  haveAccount: 'Already have an account?',
  unknownNumber: 'We do not know this number yet: create your account here.',
  codeNotAccepted: 'The code was not accepted. If you already have an account, ask for a new code here:',
  resendHint: 'No message yet? Complete the check again, then ask for a new OTP.',

  notRobot: 'I am not a robot',
  checking: 'Checking…',
  checked: 'Checked',
  checkLoading: 'Loading the check…',
  checkFailed: 'The check could not be loaded.',

  brandLine: 'Tax, accounts and compliance, looked after by people you can reach.',
  promises: [
    { title: 'Follow every step', text: 'See what is done, what is next and when it is due.' },
    { title: 'Know the price first', text: 'Nothing begins before you have said yes to an amount.' },
    { title: 'Keep your papers together', text: 'Documents and invoices stay where you find them again.' },
  ],
});
