/** Texts of Login, and what Sign Up shares with it; the first block matches the specification letter for letter (LANG-04). */
export const session = {
  robot: 'Please verify that you are not a robot.',
  phoneInvalid: 'Please enter a valid mobile number.',
  otpInvalid: 'Please enter a valid 6-digit OTP.',
  captchaRefused: 'Captcha verification failed',
  otpSent: 'OTP sent to your mobile number!',

  phoneNotIndian: 'Only Indian mobile numbers work here: +91 and ten digits that begin with 6, 7, 8 or 9.',
  unreachable: 'We could not reach the server. Please check your connection and try again.',
  somethingWrong: 'Something went wrong. Please try again.',
  notAccepted: 'The portal could not accept this. Please contact us.',

  login: 'Login',
  loginLead: 'Enter your mobile number. We will send you an OTP by SMS.',
  otpLead: 'Enter the 6-digit OTP we have sent you.',
  signUp: 'Sign Up',
  step: (step: number): string => `Step ${step} of 2`,

  phone: 'Mobile Number',
  otp: 'OTP',
  sendOtp: 'Send OTP',
  verifyOtp: 'Verify OTP',
  resendOtp: 'Resend OTP',
  changeNumber: 'Change number',
  newHere: 'New here?',
  terms: 'T&C',
  privacyPolicy: 'Privacy Policy',
  resendHint: 'No OTP yet? Complete the security check again, then press Resend OTP.',

  notRobot: 'I am not a robot',
  checking: 'Checking…',
  checked: 'Checked',
  checkLoading: 'Loading the security check…',
  checkFailed: 'The security check could not be loaded.',
  checkExpired: 'The security check has expired. Please tick the box again.',
  checkInsecure: 'The security check only works at an address that begins with https://.',

  brandLine: 'Tax, accounting and compliance, handled by experts you can reach.',
  promises: [
    { title: 'Track every step', text: 'See what is done, what is next and when it is due.' },
    { title: 'Know the price first', text: 'Work starts only after you approve the price.' },
    { title: 'Keep your documents together', text: 'Your files and invoices are always at hand.' },
  ],
};
