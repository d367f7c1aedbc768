import { type Page, expect } from '@playwright/test';
import type { Desk } from '../../../scripts/desk.ts';

/** The customer that every new sandbox contains. */
export const DEMO_PHONE = '+919876543210';

let made = 0;

/** A number that no other journey has at the sandboxes of this worker. */
export const freshPhone = (): string => {
  made += 1;
  return `+91${7_000_000_000 + made}`;
};

/** The first step of Login or Sign Up: number, captcha, Send OTP. */
export const askForOtp = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
  const robot = page.getByRole('checkbox', { name: 'I am not a robot' });
  await robot.click();
  await expect(robot).toBeChecked();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
};

/** Signs in a known customer on the Login screen, with the OTP that the sandbox sent. */
export const signIn = async (
  page: Page,
  desk: Desk,
  { phone = DEMO_PHONE, at = '/login' }: { readonly phone?: string; readonly at?: string } = {},
): Promise<void> => {
  await page.goto(at);
  await askForOtp(page, phone);
  await page.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  // The signed-in code is loaded only now; a busy machine is slow.
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible({ timeout: 20_000 });
};

/** Signs in as a new customer with the demo customer's data; returns the number. */
export const signInAsNew = async (page: Page, desk: Desk, at = '/login'): Promise<string> => {
  const phone = freshPhone();
  await desk.addCustomer({ phone });
  await signIn(page, desk, { phone, at });
  return phone;
};
