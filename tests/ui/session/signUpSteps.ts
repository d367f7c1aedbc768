import { screen } from '@testing-library/react';
import type { Rendered } from '../support/renderWith';
import { robot } from './loginSteps';
import { PHONE, type SessionHarness } from './sessionHarness';

export const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
export const press = (view: Rendered, name: string): Promise<void> =>
  view.user.click(screen.getByRole('button', { name }));

export const toDetails = async (harness: SessionHarness): Promise<Rendered> => {
  const view = harness.openSignUp({ phone: PHONE });
  await view.user.click(robot());
  await press(view, 'Send OTP');
  await screen.findByRole('textbox', { name: 'OTP' });
  return view;
};

export const fill = async (view: Rendered, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await view.user.type(field(name), value);
};

export const complete = { OTP: '123456', Email: 'new@example.in', 'Full Name': 'Nila Iyer' };
