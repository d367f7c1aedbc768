import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { robot } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';
import { complete, field, fill, press, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('Sign Up opens', () => {
  it.each([null, undefined, 'text', { phone: 5 }, { other: 1 }])(
    'with an empty, editable number for navigation state %j [SIGNUP-01] [SIGNUP-02]',
    async (state) => {
      const view = harness.openSignUp(state);
      expect([field('Mobile Number').value, view.address()]).toEqual(['+91', '/signup']);
      await view.user.type(field('Mobile Number'), '98');
      expect(field('Mobile Number').value).toBe('+9198');
    },
  );

  it('with the number from Login, which stays out of the address [SIGNUP-02]', () => {
    const view = harness.openSignUp({ phone: PHONE, reason: 'asked' });
    expect([field('Mobile Number').value, view.address()]).toEqual([PHONE, '/signup']);
  });

  it('with the phone only [SIGNUP-03]', () => {
    harness.openSignUp();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  });

  it.each([
    ['codeRefused', /The OTP was not accepted/],
    ['codeUnanswered', /We got no answer about the OTP/],
  ])('with an explanation and one link back to Login, for %s', async (reason, sentence) => {
    const view = harness.openSignUp({ phone: PHONE, reason });
    expect(screen.getByText(sentence)).toBeTruthy();
    await view.user.click(screen.getByRole('link', { name: 'Login' }));
    expect(view.address()).toBe('/login');
  });

  it('with what the server said in the place of no answer, before the ways on [AMB-70]', () => {
    const said = 'Too many attempts. Please try again in 9 minutes.';
    harness.openSignUp({ phone: PHONE, reason: 'codeUnanswered', said });
    const waysOn = 'Log in again with a new OTP, or create another account below.';
    expect(screen.getByText(`${said} ${waysOn}`)).toBeTruthy();
    expect(screen.queryByText(/We got no answer about the OTP/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  });

  it('with an explanation when Login does not know the number, until the number is edited', async () => {
    const view = harness.openSignUp({ phone: PHONE, reason: 'unknownNumber' });
    const sentence = 'This number is new to us. Create an account.';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(sentence);
    await view.user.type(field('Mobile Number'), '{Backspace}');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each(['asked', 'codeRefused', 5])('without that explanation for %j', (reason) => {
    harness.openSignUp({ phone: PHONE, reason });
    expect(screen.queryByText(/We do not know this number/)).toBeNull();
  });

  it('without any explanation otherwise', () => {
    harness.openSignUp();
    expect(screen.queryByText(/The OTP was not accepted/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  });
});

describe('sending the OTP from Sign Up', () => {
  it('shows the full form with Resend OTP [SIGNUP-05] [SIGNUP-13]', async () => {
    await toDetails(harness);
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('type') ?? '')).toEqual([
      'tel',
      'text',
      'email',
      'text',
      'text',
    ]);
    for (const name of ['OTP', 'Email', 'Full Name', 'Referral Code (optional)'])
      expect(field(name)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeTruthy();
    expect(field('Mobile Number').readOnly).toBe(true);
    expect(field('Email').type).toBe('email');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'OTP sent to your mobile number!',
    );
  });

  it('does not block on the captcha', async () => {
    const view = harness.openSignUp({ phone: PHONE });
    await press(view, 'Send OTP');
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.callsOf('sendOtp')).toEqual([{ phone: PHONE, captchaToken: '' }]);
  });

  it("shows the server's message and stays at the phone [SIGNUP-06]", async () => {
    harness.gateway.fail('sendOtp', gatewayError('Unexpected', 'Limit reached'));
    const view = harness.openSignUp({ phone: PHONE });
    await press(view, 'Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe('Limit reached');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field('Mobile Number').value).toBe(PHONE);
  });

  it.each([
    gatewayError('ServerFault'),
    gatewayError('Unreachable'),
    { kind: 'CaptchaRefused' as const, message: '' },
  ])('shows a default sentence when the server sends none: $kind [SIGNUP-07]', async (failure) => {
    harness.gateway.fail('sendOtp', failure);
    const view = harness.openSignUp({ phone: PHONE });
    await press(view, 'Send OTP');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send OTP. Please try again.');
  });

  it('asks for a complete number', async () => {
    const view = harness.openSignUp();
    await press(view, 'Send OTP');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number.');
    expect(harness.gateway.asked).toEqual([]);
  });
});

describe('Resend OTP', () => {
  it('clears the OTP, keeps the rest and sends again with a new captcha [SIGNUP-08] [CAPT-03]', async () => {
    const view = await toDetails(harness);
    await fill(view, { ...complete, OTP: '123' });
    await view.user.click(robot());
    await press(view, 'Resend OTP');
    await waitFor(() => expect(harness.gateway.callsOf('sendOtp')).toHaveLength(2));
    expect([field('OTP').value, field('Email').value, field('Full Name').value]).toEqual([
      '',
      'new@example.in',
      'Nila Iyer',
    ]);
    expect(harness.gateway.callsOf('sendOtp')).toEqual([
      { phone: PHONE, captchaToken: 'token-1' },
      { phone: PHONE, captchaToken: 'token-2' },
    ]);
    await waitFor(() => expect(harness.captcha.resets).toBe(2));
  });
});

const isMarked = (name: string): boolean => field(name).getAttribute('aria-invalid') === 'true';

describe('registering', () => {
  it('asks for the OTP first [SIGNUP-09] [SIGNUP-12]', async () => {
    const view = await toDetails(harness);
    await press(view, 'Register');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid OTP.');
    expect(document.activeElement).toBe(field('OTP'));
    expect(harness.gateway.callsOf('register')).toEqual([]);
  });

  it('lets the browser hold back an email that the cart would refuse [SIGNUP-13]', async () => {
    const view = await toDetails(harness);
    await fill(view, { ...complete, Email: 'new@localhost' });
    await press(view, 'Register');
    expect(field('Email').validationMessage).toBe('Please enter an email address such as asha@example.in.');
    expect(harness.gateway.callsOf('register')).toEqual([]);
  });

  it('marks all missing fields at once, each until it is filled', async () => {
    const view = await toDetails(harness);
    const names = ['OTP', 'Email', 'Full Name', 'Referral Code (optional)'];
    expect(names.map(isMarked)).toEqual([false, false, false, false]);
    await press(view, 'Register');
    expect(names.map(isMarked)).toEqual([true, true, true, false]);
    await fill(view, { Email: 'new@example.in' });
    expect(names.map(isMarked)).toEqual([true, false, true, false]);
  });

  it.each(['Email', 'Full Name'])('asks for a missing %s [SIGNUP-10] [SIGNUP-11]', async (missing) => {
    const view = await toDetails(harness);
    await fill(view, Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing)));
    await press(view, 'Register');
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields.');
    expect(harness.gateway.callsOf('register')).toEqual([]);
    expect(field('OTP').value).toBe('123456');
  });

  it('shows success and goes to the dashboard, signed in [SIGNUP-17] [SIGNUP-18]', async () => {
    const view = await toDetails(harness);
    await fill(view, complete);
    await press(view, 'Register');
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
    expect(harness.notifier.successes).toEqual(['Registration successful!']);
    expect([harness.session.isSignedIn, harness.session.displayName]).toEqual([true, 'Nila Iyer']);
  });

  it.each([
    [gatewayError('Unexpected', 'Already registered'), 'Already registered'],
    [gatewayError('ServerFault'), 'Registration failed. Please try again.'],
  ])('shows why it failed and keeps typed values [SIGNUP-19] [SIGNUP-20]', async (failure, sentence) => {
    harness.gateway.fail('register', failure);
    const view = await toDetails(harness);
    await fill(view, { ...complete, 'Referral Code (optional)': 'ABC' });
    await press(view, 'Register');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(view.address()).toBe('/signup');
    expect(
      ['OTP', 'Email', 'Full Name', 'Referral Code (optional)'].map((name) => field(name).value),
    ).toEqual(['123456', 'new@example.in', 'Nila Iyer', 'ABC']);
    harness.gateway.fail('register', null);
    await press(view, 'Register');
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });
});
