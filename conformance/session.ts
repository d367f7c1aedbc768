import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Conversation } from './conversation.ts';
import { saysNo } from './otherShapes.ts';
import { isNode, type Json, nodeAt, textOf } from './theDocument.ts';

export interface SignIn {
  readonly token?: string;
  readonly phone?: string;
  readonly otp?: string;
  readonly askForOtp: AskForOtp;
}

/** Asks the person who runs the program for the one-time password that was sent to a number. */
export type AskForOtp = (phone: string) => Promise<string>;

export interface SignUp {
  readonly newPhone?: string;
  readonly newOtp?: string;
  readonly askForOtp: AskForOtp;
}

export const TAKE_A_TOKEN =
  'no session: take the access_token of a session of your own and give it with --token';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Proof of a passed captcha, where it is ALTCHA's; '' where only a person can pass it. */
const solved = async (talk: Conversation): Promise<string> => {
  if (nodeAt(talk.configuration, 'captcha')['provider'] !== 'altcha') return '';
  const challenge = await talk.ask({ id: 'getCaptchaChallenge', what: 'for a one-time password' });
  if (!isNode(challenge)) return '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks what it is given
  const given = challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const sendOtp = async (talk: Conversation, phone: string, what?: string): Promise<boolean> => {
  const body = { username: phone, grecaptcharesponse: await solved(talk) };
  const sent = await talk.ask({ id: 'sendOtp', body, ...(what === undefined ? {} : { what }) });
  return sent !== undefined && !saysNo(sent);
};

const tokenIn = (session: Json | undefined): string | undefined => {
  const token = isNode(session) ? textOf(session['access_token']) : '';
  return token === '' ? undefined : token;
};

const byPhone = async (talk: Conversation, { otp, askForOtp }: SignIn, phone: string): Promise<void> => {
  talk.personal.add(phone);
  await talk.ask({ id: 'checkUserExist', body: { username: phone } });
  if (otp === undefined && !(await sendOtp(talk, phone)))
    return talk.skip('signIn', `the captcha stands before it; ${TAKE_A_TOKEN}`);
  if (otp !== undefined) talk.skip('sendOtp', 'the one-time password was given with --otp');
  const session = await talk.ask({
    id: 'signIn',
    body: { username: phone, otp: otp ?? (await askForOtp(phone)) },
  });
  talk.personal.addRecord(session);
  talk.token = tokenIn(session);
  return undefined;
};

/** Begins a session with what was given; without one only calls that need none are made. */
export const beginSession = async (talk: Conversation, given: SignIn): Promise<void> => {
  talk.token = given.token;
  if (given.token === undefined && given.phone !== undefined) await byPhone(talk, given, given.phone);
  if (talk.token !== undefined) talk.personal.add(talk.token);
};

/** Registers the number that was given for it. */
export const signUp = async (
  talk: Conversation,
  { newPhone: phone, newOtp, askForOtp }: SignUp,
): Promise<void> => {
  if (phone === undefined)
    return talk.skip('register', 'needs a number that is not registered: --writes with --new-phone');
  talk.personal.add(phone);
  await talk.ask({ id: 'checkUserExist', what: 'a number to register', body: { username: phone } });
  if (newOtp === undefined && !(await sendOtp(talk, phone, 'a number to register')))
    return talk.skip('register', 'the captcha stands before it: --new-otp gives the one-time password');
  const body = {
    phone,
    email: 'conformance@example.in',
    displayname: 'Conformance Test',
    otp: newOtp ?? (await askForOtp(phone)),
    referral_code: null,
    status: 'Resident Individual/HUF',
  };
  const session = await talk.ask({ id: 'register', body });
  talk.personal.addRecord(session);
  if (session !== undefined) talk.left.push('the customer who was registered');
  return undefined;
};
