/** Texts of Sign Up alone; the first block matches the specification letter for letter (LANG-04). */
export const signUp = {
  otpNotSent: 'Failed to send OTP. Please try again.',
  otpInvalid: 'Please enter a valid OTP.',
  fieldsMissing: 'Please fill in all fields.',
  notRegistered: 'Registration failed. Please try again.',
  registered: 'Registration successful!',

  lead: 'It takes a minute. Start with your mobile number.',
  detailsLead: 'Enter the OTP and your details.',
  email: 'Email',
  fullName: 'Full Name',
  referralCode: 'Referral Code (optional)',
  register: 'Register',
  haveAccount: 'Already have an account?',
  unknownNumber: 'This number is new to us. Create an account.',
  codeNotAccepted: 'The OTP was not accepted. Log in again with a new OTP, or create another account below.',
  codeUnanswered:
    'We got no answer about the OTP. Log in again with a new OTP, or create another account below.',
  numberKnown: 'This number already has an account. Log in with it, or go on below.',
  emailMissing: 'Please enter your email.',
  emailInvalid: 'Please enter an email address such as asha@example.in.',
  nameMissing: 'Please enter your full name.',
  consent: 'By continuing you accept:',
};
