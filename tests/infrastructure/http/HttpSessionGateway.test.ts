import { type Either, isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readOtp } from '../../../src/domain/india/otp';
import { readPhone } from '../../../src/domain/india/phone';
import { REGISTRATION_STATUS, type Registration } from '../../../src/domain/session/signUpForm';
import { HttpSessionGateway } from '../../../src/infrastructure/http/HttpSessionGateway';
import { ApiServer, clientOf } from './apiServer';

let server: ApiServer;
let gateway: HttpSessionGateway;
const { signal } = new AbortController();

beforeEach(async () => {
  server = await ApiServer.start();
  gateway = new HttpSessionGateway({ api: clientOf({ apiOrigin: server.origin }).api });
});

afterEach(() => server.close());

const readable = <A>(value: Either<unknown, A>): A => {
  if (!isRight(value)) throw new Error('The test gave an unfit value.');
  return value.right;
};
const phone = readable(readPhone('+91 9876543210'));
const otp = readable(readOtp('123456'));

const recorded = (): readonly [string, string, unknown] => {
  const { method = '', path = '', body = '' } = server.received.at(-1) ?? {};
  return [method, path, body === '' ? undefined : JSON.parse(body)];
};

const data = {
  id: 42,
  email: 'asha@example.in',
  displayname: 'Asha Rao',
  phone: '+919876543210',
  avatar: 'avatars/42.png',
  status: 'Resident Individual/HUF',
};
const tokens = { access_token: 'A', refresh_token: 'R', data };
const user = {
  id: '42',
  email: 'asha@example.in',
  displayName: 'Asha Rao',
  phone: '+919876543210',
  avatar: 'avatars/42.png',
};
const session = { mark: 'A', refreshToken: 'R', user, userAsReceived: data };

describe('check-user-exist', () => {
  it('is posted with the cleaned number as username [LOGIN-11] [LOGIN-12]', async () => {
    server.response(200, { success: true });
    expect(await gateway.isKnown(phone, signal)()).toEqual(right(true));
    expect(recorded()).toEqual(['POST', '/api/v3/check-user-exist', { username: '+919876543210' }]);
  });

  it.each([
    [200, { success: false }],
    [404, { success: false, message: 'User not found' }],
    [400, { success: 'false' }],
    [200, { status: false }],
  ])('reads %d %j as an unknown user [LOGIN-12]', async (status, body) => {
    server.response(status, body);
    expect(await gateway.isKnown(phone, signal)()).toEqual(right(false));
  });

  it.each([
    [500, { success: false, message: 'boom' }, gatewayError('ServerFault', 'boom')],
    [400, { message: 'bad number' }, gatewayError('Refused', 'bad number')],
    [429, { success: false, message: 'slow down' }, gatewayError('Unexpected', 'slow down')],
    [200, ['surprise'], gatewayError('Malformed')],
    [200, { surprise: 1 }, gatewayError('Malformed')],
    [200, { status: 'ok' }, gatewayError('Malformed')],
    [404, { success: 'ok' }, gatewayError('NotFound')],
    [200, '<p>busy</p>', gatewayError('Malformed')],
  ])('reads %d %j as a failure', async (status, body, error) => {
    server.response(status, body);
    expect(await gateway.isKnown(phone, signal)()).toEqual(left(error));
  });
});

const send = () => gateway.sendOtp({ phone, captchaToken: 'tok' }, signal)();

describe('captcha-verfy-and-send-otp', () => {
  it('is posted, spelt like this, with username and grecaptcharesponse [LOGIN-11] [LOGIN-15] [SIGNUP-04]', async () => {
    server.response(200, { type: 'success', message: 'sent' });
    expect(await send()).toEqual(right(undefined));
    expect(recorded()).toEqual([
      'POST',
      '/api/v3/captcha-verfy-and-send-otp',
      { username: '+919876543210', grecaptcharesponse: 'tok' },
    ]);
  });

  it.each(['failed', ' Failed '])('reads type %j as a refused captcha', async (type) => {
    server.response(200, { type, message: 'x' });
    expect(await send()).toEqual(left({ kind: 'CaptchaRefused', message: 'x' }));
  });

  it.each([
    [200, { status: true }, right(undefined)],
    [200, { type: ' Success' }, right(undefined)],
    [200, { status: false, message: 'Limit reached' }, left(gatewayError('Rejected', 'Limit reached'))],
    [422, { message: 'Limit reached' }, left(gatewayError('Refused', 'Limit reached'))],
    [500, '', left(gatewayError('ServerFault'))],
    [200, { surprise: 1 }, left(gatewayError('Malformed'))],
    [200, [], left(gatewayError('Malformed'))],
  ])('maps %d %j to its result', async (status, body, response) => {
    server.response(status, body);
    expect(await send()).toEqual(response);
  });
});

const signIn = () => gateway.signIn({ phone, otp }, signal)();

describe('auth/token', () => {
  it('is posted with username and otp and reads tokens and data [LOGIN-11] [LOGIN-22]', async () => {
    server.response(200, { success: true, ...tokens });
    expect(await signIn()).toEqual(right(session));
    expect(recorded()).toEqual(['POST', '/api/v3/auth/token', { username: '+919876543210', otp: '123456' }]);
  });

  it.each([{ success: false, message: 'Invalid OTP' }, { message: 'no word of success' }, []])(
    'refuses %j as a session [LOGIN-23]',
    async (body) => {
      server.response(200, body);
      expect(isRight(await signIn())).toBe(false);
    },
  );

  it('takes a word that says neither yes nor no for no refusal of the code', async () => {
    server.response(200, { status: 'ok', ...tokens });
    expect(await signIn()).toEqual(left(gatewayError('Malformed')));
    server.response(200, { message: 'Invalid OTP' });
    expect(await signIn()).toEqual(left(gatewayError('Rejected', 'Invalid OTP')));
  });

  it('is malformed on a success without an access token', async () => {
    server.response(200, { success: true, access_token: ' ', data });
    expect(await signIn()).toEqual(left(gatewayError('Malformed')));
  });

  it('accepts data with missing values', async () => {
    server.response(200, { success: true, access_token: 'A', data: { id: 42, displayname: null } });
    const signedIn = await signIn();
    expect(isRight(signedIn) && signedIn.right.user).toEqual({
      id: '42',
      email: '',
      displayName: '',
      phone: '',
      avatar: '',
    });
  });
});

describe('register', () => {
  const registration: Registration = {
    phone,
    email: 'new@example.in',
    displayName: 'Nila Iyer',
    otp,
    referralCode: none,
    status: REGISTRATION_STATUS,
  };

  it('is posted with exactly the keys of the payload [SIGNUP-14] [SIGNUP-15] [SIGNUP-16]', async () => {
    server.response(200, tokens);
    expect(await gateway.register(registration, signal)()).toEqual(right(session));
    expect(recorded()).toEqual([
      'POST',
      '/api/v3/register',
      {
        phone: '+919876543210',
        email: 'new@example.in',
        displayname: 'Nila Iyer',
        otp: '123456',
        referral_code: null,
        status: 'Resident Individual/HUF',
      },
    ]);
    await gateway.register({ ...registration, referralCode: some('ABC') }, signal)();
    expect(recorded()[2]).toMatchObject({ referral_code: 'ABC' });
  });

  it("passes on the server's message", async () => {
    server.response(409, { message: 'Already registered' });
    expect(await gateway.register(registration, signal)()).toEqual(
      left(gatewayError('Refused', 'Already registered')),
    );
    server.response(200, { success: false, message: 'OTP expired' });
    expect(await gateway.register(registration, signal)()).toEqual(
      left(gatewayError('Rejected', 'OTP expired')),
    );
  });
});
