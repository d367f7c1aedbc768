import type { Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Desk } from '../../../scripts/desk.ts';
import { freshPhone } from './signIn.ts';

interface LoginAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly data: unknown;
}

const ask = async <Answer>(address: string, body?: object): Promise<Answer> => {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const read: Answer = await response.json();
  return read;
};

/** Solves a challenge of the sandbox's own captcha. */
export const captchaToken = async (desk: Desk): Promise<string> => {
  const challenge = await ask<Challenge>(`${desk.address}/sandbox/altcha`);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const logIn = async (desk: Desk, username: string): Promise<LoginAnswer> => {
  const api = `${desk.address}/api/v3`;
  await ask(`${api}/captcha-verfy-and-send-otp`, { username, grecaptcharesponse: await captchaToken(desk) });
  return ask<LoginAnswer>(`${api}/auth/token`, { username, otp: await desk.codeFor(username) });
};

/**
 * Signs in a new customer without the Login screen, by filling storage as a login does; with the demo customer's data
 * unless `empty`. Returns the phone number.
 */
export const enter = async (page: Page, desk: Desk, { empty = false } = {}): Promise<string> => {
  const phone = freshPhone();
  await desk.addCustomer({ phone, displayname: 'Asha Verma', email: 'asha.verma@example.in', empty });
  const login = await logIn(desk, phone);
  await page.goto('/favicon.svg');
  await page.evaluate((response) => {
    localStorage.setItem('access_token', response.access_token);
    sessionStorage.setItem('token', response.access_token);
    sessionStorage.setItem('refresh_token', response.refresh_token);
    sessionStorage.setItem('user', JSON.stringify(response.data));
  }, login);
  return phone;
};
