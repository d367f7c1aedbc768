import { screen } from '@testing-library/react';
import type { Rendered } from '../support/renderWith';
import { PHONE, type SessionHarness } from './sessionHarness';

export const phone = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Mobile Number' });
export const otp = (): HTMLInputElement => screen.getByRole('textbox', { name: 'OTP' });
export const sendButton = (): HTMLElement => screen.getByRole('button', { name: 'Send OTP' });
export const robot = (): HTMLElement => screen.getByRole('checkbox', { name: 'I am not a robot' });

export const typePhone = async ({ user }: Rendered, text = PHONE): Promise<void> => {
  await user.clear(phone());
  await user.type(phone(), text.slice(3));
};

export const send = async (view: Rendered, number = PHONE): Promise<void> => {
  await typePhone(view, number);
  await view.user.click(robot());
  await view.user.click(sendButton());
};

export const toOtpStep = async (harness: SessionHarness, at?: string): Promise<Rendered> => {
  const view = harness.openLogin(at);
  await send(view);
  await screen.findByRole('textbox', { name: 'OTP' });
  return view;
};

export const verify = async ({ user }: Rendered, code = '123456'): Promise<void> => {
  await user.type(otp(), code);
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
};
