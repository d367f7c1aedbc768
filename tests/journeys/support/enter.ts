import type { Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Desk } from '../../../scripts/desk.ts';
import { freshPhone } from './signIn.ts';

/** Solves a challenge of the sandbox's own captcha. */
export const captchaToken = async (desk: Desk): Promise<string> => {
  const challenge: Challenge = await (await fetch(`${desk.address}/sandbox/altcha`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/**
 * Signs in a new customer without the Login screen, by filling storage as a login does; with the demo customer's data
 * unless `empty`. Returns the phone number.
 */
export const enter = async (page: Page, desk: Desk, { empty = false } = {}): Promise<string> => {
  const phone = freshPhone();
  const person = { phone, displayname: 'Asha Verma', email: 'asha.verma@example.in' };
  const login = await desk.addCustomer({ ...person, empty });
  await page.goto('/brand/icon.svg');
  await page.evaluate((response) => {
    localStorage.setItem('access_token', response.access_token);
    sessionStorage.setItem('token', response.access_token);
    sessionStorage.setItem('refresh_token', response.refresh_token);
    sessionStorage.setItem('user', JSON.stringify(response.data));
  }, login);
  return phone;
};
