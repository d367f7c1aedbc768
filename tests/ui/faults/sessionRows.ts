import { sessionTexts } from '../../../src/ui/texts/sessionTexts';
import { signUpTexts } from '../../../src/ui/texts/signUpTexts';
import { answers } from './answers';
import { type Fault, serverMessage } from './faults';
import type { Row } from './matrix';
import type { Page } from './page';

const PHONE = '+919876543210';

const askForOtp = async (page: Page): Promise<void> => {
  await page.tick(sessionTexts.notRobot);
  await page.press(sessionTexts.sendOtp);
};

const typePhone = (page: Page): Promise<void> => page.type(sessionTexts.phone, PHONE);

const toDetails = async (page: Page): Promise<void> => {
  await typePhone(page);
  await askForOtp(page);
  await page.type(sessionTexts.otp, '123456');
};

const requestError = (fault: Fault): string => {
  const isUnreachable = fault.kind === 'lost' || fault.kind === 'reset';
  return serverMessage(fault) || (isUnreachable ? sessionTexts.unreachable : sessionTexts.somethingWrong);
};

/** The calls of Login and Sign Up. */
export const sessionRows: readonly Row[] = [
  {
    call: 'POST check-user-exist',
    hit: ['POST check-user-exist'],
    at: '/login',
    answers,
    prepare: typePhone,
    begin: askForOtp,
    // The look-up of the number failed, so the captcha token is still unused.
    again: (page) => page.press(sessionTexts.sendOtp),
    sentence: requestError,
    success: sessionTexts.otpSent,
    typed: [[sessionTexts.phone, PHONE]],
  },
  {
    call: 'POST captcha-verfy-and-send-otp',
    hit: ['POST captcha-verfy-and-send-otp'],
    at: '/login',
    answers,
    prepare: typePhone,
    begin: askForOtp,
    again: askForOtp,
    sentence: requestError,
    success: sessionTexts.otpSent,
    typed: [[sessionTexts.phone, PHONE]],
  },
  {
    call: 'POST captcha-verfy-and-send-otp',
    hit: ['POST captcha-verfy-and-send-otp'],
    at: '/signup',
    answers,
    prepare: typePhone,
    begin: askForOtp,
    again: askForOtp,
    sentence: (fault) => serverMessage(fault) || signUpTexts.otpNotSent,
    success: sessionTexts.otpSent,
    typed: [[sessionTexts.phone, PHONE]],
  },
  {
    call: 'POST auth/token',
    hit: ['POST auth/token'],
    at: '/login',
    answers,
    prepare: toDetails,
    begin: (page) => page.press(sessionTexts.verifyOtp),
    sentence: () => '',
    leadsTo: '/signup',
    again: (page) => page.press(sessionTexts.verifyOtp),
    success: 'Where your work stands',
    typed: [[sessionTexts.phone, PHONE]],
  },
  {
    call: 'POST register',
    hit: ['POST register'],
    at: '/signup',
    answers,
    prepare: async (page) => {
      await toDetails(page);
      await page.type(signUpTexts.email, 'asha@example.in');
      await page.type(signUpTexts.fullName, 'Asha Verma');
    },
    begin: (page) => page.press(signUpTexts.register),
    again: (page) => page.press(signUpTexts.register),
    sentence: (fault) => serverMessage(fault) || signUpTexts.notRegistered,
    success: signUpTexts.registered,
    typed: [
      [sessionTexts.phone, PHONE],
      [sessionTexts.otp, '123456'],
      [signUpTexts.email, 'asha@example.in'],
      [signUpTexts.fullName, 'Asha Verma'],
    ],
  },
];
