import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SUPPORT_SHOWN, supportShown, withSupport } from '../support/withSupport';
import { robot, toOtpStep, verify } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';
import { field, press, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

const login = (): HTMLElement => screen.getByRole('link', { name: 'Login' });
const isMain = (element: HTMLElement): boolean => /portal-main-link|ant-btn-primary/.test(element.className);
const mainOnes = (): readonly string[] =>
  [...screen.getAllByRole('link'), ...screen.getAllByRole('button')]
    .filter(isMain)
    .map(({ textContent }) => textContent);

const described = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const names = (): readonly string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('a customer whose code was refused', () => {
  it('finds Login as the main way on, with the number kept [ENTRY-12]', async () => {
    const refused = await toOtpStep(harness);
    await verify(refused, '000000');
    await waitFor(() => expect(refused.address()).toBe('/signup'));
    const state = refused.navigationState();
    refused.unmount();
    const view = harness.openSignUp(state);
    expect(mainOnes()).toEqual(['Login']);
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeTruthy();
    await view.user.click(login());
    expect([view.address(), view.navigationState()]).toEqual(['/login', { phone: PHONE }]);
  });
});

describe.each([
  ['codeRefused', /The OTP was not accepted/],
  ['codeUnanswered', /We got no answer about the OTP/],
])('what Login told of its OTP: %s', (reason, sentence) => {
  beforeEach(() => {
    harness.gateway.customers.clear();
  });

  it('is not said of another number, for which Send OTP is the main way on [ENTRY-12]', async () => {
    const view = harness.openSignUp({ phone: PHONE, reason });
    expect([screen.queryAllByText(sentence).length, mainOnes()]).toEqual([1, ['Login']]);
    await view.user.type(field('Mobile Number'), '{Backspace}1');
    expect([screen.queryAllByText(sentence).length, mainOnes()]).toEqual([0, ['Send OTP']]);
    expect(login().className).toBe('');
  });

  it('is not said beside a new OTP, for which Register is the main way on [ENTRY-12]', async () => {
    const view = harness.openSignUp({ phone: PHONE, reason });
    await view.user.click(robot());
    await press(view, 'Send OTP');
    await screen.findByRole('textbox', { name: 'OTP' });
    expect([screen.queryAllByText(sentence).length, mainOnes()]).toEqual([0, ['Register']]);
  });
});

describe('a number that has an account, on Sign Up', () => {
  it('is told when the OTP is asked for, with Login as the main way on; the form comes all the same [ENTRY-12]', async () => {
    const view = await toDetails(harness);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'This number already has an account. Log in with it, or go on below.',
    );
    expect(mainOnes()).toEqual(['Login']);
    expect(harness.gateway.sentTo).toEqual([PHONE]);
    expect(field('Email')).toBeTruthy();
    await press(view, 'Change number');
    expect(screen.queryByText(/already has an account/)).toBeNull();
  });

  it('is not told where nobody has it, or the check failed [ENTRY-12]', async () => {
    harness.gateway.customers.clear();
    const view = await toDetails(harness);
    expect(screen.queryByText(/already has an account/)).toBeNull();
    expect(mainOnes()).toEqual(['Register']);
    view.unmount();
    const failing = new SessionHarness();
    failing.gateway.fail('isKnown', gatewayError('ServerFault', 'boom'));
    await toDetails(failing);
    expect(screen.queryByText(/already has an account/)).toBeNull();
  });
});

describe('a check of the number that comes after the OTP', () => {
  const sentence = /already has an account/;

  it('holds nobody up, and is told when it comes [SIGNUP-05] [ENTRY-12]', async () => {
    const check = harness.gateway.hold('isKnown');
    await toDetails(harness);
    expect([screen.queryByText(sentence), mainOnes()]).toEqual([null, ['Register']]);
    await act(async () => check());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(mainOnes()).toEqual(['Login']);
  });

  it('is told of no other number [ENTRY-12]', async () => {
    const check = harness.gateway.hold('isKnown');
    const view = await toDetails(harness);
    await press(view, 'Resend OTP');
    await press(view, 'Change number');
    await view.user.type(field('Mobile Number'), '{Backspace}1');
    await press(view, 'Send OTP');
    await screen.findByRole('textbox', { name: 'OTP' });
    await act(async () => check());
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('what Sign Up finds wrong', () => {
  it('is told in words at each field, and once for all [ENTRY-13] [SIGNUP-10]', async () => {
    const view = await toDetails(harness);
    await view.user.type(field('OTP'), '123456');
    await press(view, 'Register');
    expect(described('Email')).toBe('Please enter your email.');
    expect(described('Full Name')).toBe('Please enter your full name.');
    expect(screen.getByText('Please fill in all fields.')).toBeTruthy();
    await view.user.type(field('Email'), 'a');
    expect(described('Email')).toBe('');
  });

  it('is at the OTP where the server refuses it [ENTRY-13]', async () => {
    const view = await toDetails(harness);
    await view.user.type(field('OTP'), '000000');
    await view.user.type(field('Email'), 'new@example.in');
    await view.user.type(field('Full Name'), 'Nila Iyer');
    harness.gateway.fail('register', gatewayError('Unauthorized', 'The OTP is wrong or has expired.'));
    await press(view, 'Register');
    await waitFor(() => expect(field('OTP').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toBe('The OTP is wrong or has expired.');
    expect(document.activeElement).toBe(field('OTP'));
  });
});

describe('the provider on Login and Sign Up', () => {
  it('is there with terms and privacy policy, and no number where the deployment has none [ENTRY-13]', () => {
    const view = harness.openLogin();
    expect(names()).toEqual(['Sign Up', 'T&C', 'Privacy Policy']);
    view.unmount();
    harness.openSignUp();
    expect(names()).toEqual(['T&C', 'Privacy Policy', 'Login']);
    expect(screen.getByText('By continuing you accept:')).toBeTruthy();
    expect(screen.queryByText('Need help?')).toBeNull();
  });

  it.each([
    ['Login', () => harness.openLogin()],
    ['Sign Up', () => harness.openSignUp()],
  ])('is there on %s with its support number, e-mail and hours [ENTRY-13] [BRAND-02]', (_screen, open) => {
    harness.deployment = withSupport;
    open();
    expect(supportShown()).toEqual(['Need help?', ...SUPPORT_SHOWN]);
  });
});
