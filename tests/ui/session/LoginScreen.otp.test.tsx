import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { phone, otp, sendButton, robot, typePhone, toOtpStep, verify } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('the OTP field', () => {
  it('keeps digits only, also from a pasted message', async () => {
    const { user } = await toOtpStep(harness);
    await user.type(otp(), '12a-34 5678');
    expect(otp().value).toBe('123456');
    await user.clear(otp());
    await user.paste('Your code is 654321');
    expect(otp().value).toBe('654321');
  });

  it('is a single text field for a one-time code', async () => {
    await toOtpStep(harness);
    expect([otp().type, otp().inputMode, otp().autocomplete]).toEqual(['text', 'numeric', 'one-time-code']);
  });

  it('can be left for the number, which keeps what was typed and gets the focus', async () => {
    const { user } = await toOtpStep(harness);
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    expect([phone().value, phone().readOnly]).toEqual([PHONE, false]);
    expect(document.activeElement).toBe(phone());
    expect(screen.queryByRole('textbox', { name: 'OTP' })).toBeNull();
  });
});

describe('verifying the OTP', () => {
  it.each(['', '12345'])('asks for six digits instead of %j and makes no call [LOGIN-21]', async (code) => {
    const { user } = await toOtpStep(harness);
    if (code !== '') await user.type(otp(), code);
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid 6-digit OTP.');
    expect(harness.gateway.callsOf('signIn')).toEqual([]);
    expect(otp().value).toBe(code);
  });

  it.each([
    ['/login', '/dashboard'],
    ['/login?service_id=7', '/services/7'],
    ['/login?service_id=7&service_type=fixed&path=sub-service', '/sub-service/7'],
    ['/login?service_id=7&service_type=fixed&path=//evil.example', '/services/7'],
  ])('navigates from %s to %s [LOGIN-02] [LOGIN-26] [LOGIN-27] [LOGIN-28]', async (from, to) => {
    const view = await toOtpStep(harness, from);
    await verify(view);
    await waitFor(() => expect(view.address()).toBe(to));
    expect(harness.session.isSignedIn).toBe(true);
    expect(harness.session.displayName).toBe('Asha Rao');
  });

  it.each([
    ['Rejected', 'codeRefused', ''],
    ['Unauthorized', 'codeRefused', ''],
    ['ServerFault', 'codeUnanswered', ''],
    ['Unreachable', 'codeUnanswered', ''],
    ['Unexpected', 'codeUnanswered', 'Said.'],
  ] as const)(
    'navigates to Sign Up with the number after %s, as %s with %j [LOGIN-23] [LOGIN-24]',
    async (kind, reason, said) => {
      const view = await toOtpStep(harness);
      harness.gateway.fail('signIn', gatewayError(kind, 'Said.'));
      await verify(view);
      await waitFor(() => expect(view.address()).toBe('/signup'));
      expect(view.navigationState()).toEqual({ phone: PHONE, reason, said });
      expect(harness.session.isSignedIn).toBe(false);
      expect(harness.storage.local.size).toBe(0);
    },
  );
});

describe('Resend OTP on Login', () => {
  it('clears the OTP and sends another to the same number with a new captcha', async () => {
    const { user } = await toOtpStep(harness);
    await user.type(otp(), '123');
    await user.click(robot());
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(harness.gateway.callsOf('sendOtp')).toHaveLength(2));
    expect(harness.gateway.callsOf('sendOtp')).toEqual([
      { phone: PHONE, captchaToken: 'token-1' },
      { phone: PHONE, captchaToken: 'token-2' },
    ]);
    expect([otp().value, phone().value, phone().readOnly]).toEqual(['', PHONE, true]);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'OTP sent to your mobile number!',
      ),
    );
  });

  it('asks for the captcha again, because a token is valid for one message', async () => {
    const { user } = await toOtpStep(harness);
    await user.type(otp(), '123');
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(screen.getByRole('alert').textContent).toBe('Please verify that you are not a robot.');
    expect(otp().value).toBe('');
    expect(harness.gateway.callsOf('sendOtp')).toHaveLength(1);
  });

  it('shows why it failed and no longer says that an OTP was sent', async () => {
    const { user } = await toOtpStep(harness);
    harness.gateway.fail('sendOtp', gatewayError('ServerFault', 'Limit reached'));
    await user.click(robot());
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Limit reached');
    expect(screen.queryByText('OTP sent to your mobile number!')).toBeNull();
    expect(otp()).toBeTruthy();
  });

  it('does not navigate after the customer has gone back to the number', async () => {
    const { user } = await toOtpStep(harness);
    const result = harness.gateway.hold('sendOtp');
    await user.click(robot());
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    await act(async () => result());
    expect(screen.queryByRole('textbox', { name: 'OTP' })).toBeNull();
    expect(phone().readOnly).toBe(false);
  });
});

describe('a late response', () => {
  it('starts no session after the customer has gone back to the number', async () => {
    const view = await toOtpStep(harness);
    const result = harness.gateway.hold('signIn');
    await verify(view);
    await view.user.click(screen.getByRole('button', { name: 'Change number' }));
    await act(async () => result());
    expect([view.address(), phone().value]).toEqual(['/login', PHONE]);
    expect(harness.storage.local.size).toBe(0);
  });

  it('starts no session after the customer has left the screen', async () => {
    const view = await toOtpStep(harness);
    const result = harness.gateway.hold('signIn');
    await verify(view);
    await view.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    await act(async () => result());
    expect(view.address()).toBe('/signup');
    expect(harness.storage.local.size).toBe(0);
  });

  it('keeps the number for which the OTP was requested', async () => {
    const view = harness.openLogin();
    const result = harness.gateway.hold('sendOtp');
    await typePhone(view);
    await view.user.click(robot());
    await view.user.click(sendButton());
    expect(phone().readOnly).toBe(true);
    fireEvent.change(phone(), { target: { value: '+919876500000' } });
    await act(async () => result());
    await screen.findByRole('textbox', { name: 'OTP' });
    expect([phone().value, harness.gateway.sentTo]).toEqual([PHONE, [PHONE]]);
  });
});

describe('a captcha that cannot be loaded', () => {
  it('shows a message and offers to try again', async () => {
    const { user } = harness.openLogin();
    act(() => harness.captcha.break());
    expect(screen.getByRole('alert').textContent).toContain('The security check could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(harness.captcha.token()).toBe('token-1');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(robot()));
  });

  it('asks again after its token has expired [CAPT-02]', async () => {
    const view = harness.openLogin();
    await typePhone(view);
    await view.user.click(robot());
    act(() => harness.captcha.expire());
    await view.user.click(sendButton());
    expect(screen.getByRole('alert').textContent).toBe('Please verify that you are not a robot.');
  });
});
