import { lightTexts } from '../../../src/ui/texts/lightTexts';
import { answers } from './answers';
import { type Fault, serverMessage } from './faults';
import type { Row } from './matrix';
import type { Page } from './page';

const PHONE = '+919876543210';

const askForOtp = async (page: Page): Promise<void> => {
  await page.tick(lightTexts().session.notRobot);
  await page.press(lightTexts().session.sendOtp);
};

const typePhone = (page: Page): Promise<void> => page.type(lightTexts().session.phone, PHONE);

const toDetails = async (page: Page): Promise<void> => {
  await typePhone(page);
  await askForOtp(page);
  await page.type(lightTexts().session.otp, '123456');
};

const requestError = (fault: Fault): string => {
  const isUnreachable = fault.kind === 'lost' || fault.kind === 'reset';
  return (
    serverMessage(fault) ||
    (isUnreachable ? lightTexts().session.unreachable : lightTexts().session.somethingWrong)
  );
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
    again: (page) => page.press(lightTexts().session.sendOtp),
    sentence: requestError,
    success: lightTexts().session.otpSent,
    typed: [[lightTexts().session.phone, PHONE]],
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
    success: lightTexts().session.otpSent,
    typed: [[lightTexts().session.phone, PHONE]],
  },
  {
    call: 'POST captcha-verfy-and-send-otp',
    hit: ['POST captcha-verfy-and-send-otp'],
    at: '/signup',
    answers,
    prepare: typePhone,
    begin: askForOtp,
    again: askForOtp,
    sentence: (fault) => serverMessage(fault) || lightTexts().signUp.otpNotSent,
    success: lightTexts().session.otpSent,
    typed: [[lightTexts().session.phone, PHONE]],
  },
  {
    call: 'POST auth/token',
    hit: ['POST auth/token'],
    at: '/login',
    answers,
    prepare: toDetails,
    begin: (page) => page.press(lightTexts().session.verifyOtp),
    sentence: () => '',
    leadsTo: '/signup',
    again: (page) => page.press(lightTexts().session.verifyOtp),
    success: 'Needs you now',
    typed: [[lightTexts().session.phone, PHONE]],
  },
  {
    call: 'POST register',
    hit: ['POST register'],
    at: '/signup',
    answers,
    prepare: async (page) => {
      await toDetails(page);
      await page.type(lightTexts().signUp.email, 'asha@example.in');
      await page.type(lightTexts().signUp.fullName, 'Asha Verma');
    },
    begin: (page) => page.press(lightTexts().signUp.register),
    again: (page) => page.press(lightTexts().signUp.register),
    sentence: (fault) => serverMessage(fault) || lightTexts().signUp.notRegistered,
    success: lightTexts().signUp.registered,
    typed: [
      [lightTexts().session.phone, PHONE],
      [lightTexts().session.otp, '123456'],
      [lightTexts().signUp.email, 'asha@example.in'],
      [lightTexts().signUp.fullName, 'Asha Verma'],
    ],
  },
];
