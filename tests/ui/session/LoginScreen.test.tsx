import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { withLongWait } from '../support/longWait';
import { phone, otp, sendButton, robot, typePhone, send, toOtpStep } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('Login opens', () => {
  it('with phone and captcha, without OTP field and Verify OTP [LOGIN-04]', () => {
    harness.openLogin();
    expect(phone().value).toBe('+91');
    expect(robot()).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'OTP' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verify OTP' })).toBeNull();
  });

  it('and stores the campaign of its address [LOGIN-02] [LOGIN-03]', () => {
    harness.openLogin('/login?camp=partnerx');
    expect(harness.storage.session.get('camp')).toBe('partnerx');
  });

  it('with a document title and a link that takes the typed number to Sign Up', async () => {
    const view = harness.openLogin();
    await typePhone(view, '+9198765');
    expect(document.title).toBe('Login · Sahayak Tax & Legal');
    await view.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect([view.address(), view.navigationState()]).toEqual([
      '/signup',
      { phone: '+9198765', reason: 'asked' },
    ]);
  });
});

describe('the mobile field', () => {
  it('ignores letters and keeps its prefix', async () => {
    const { user } = harness.openLogin();
    await user.type(phone(), 'abc98');
    expect(phone().value).toBe('+9198');
    await user.type(phone(), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(phone().value).toBe('+91');
  });

  it('takes a pasted number with its space', async () => {
    const { user } = harness.openLogin();
    await user.tripleClick(phone());
    await user.paste('+91 9876543210');
    expect(phone().value).toBe(PHONE);
  });

  it('has the attributes for autofill and the phone keyboard', () => {
    harness.openLogin();
    expect([phone().autocomplete, phone().inputMode, phone().getAttribute('maxlength')]).toEqual([
      'tel',
      'tel',
      null,
    ]);
  });
});

describe('sending the OTP', () => {
  it('asks for the captcha first and makes no call [LOGIN-08] [LOGIN-10]', async () => {
    const { user } = harness.openLogin();
    await user.click(sendButton());
    expect(screen.getByRole('alert').textContent).toBe('Please verify that you are not a robot.');
    expect(document.activeElement).toBe(robot());
    expect(harness.gateway.asked).toEqual([]);
  });

  it('asks for a complete number next, and makes no call [LOGIN-09]', async () => {
    const view = harness.openLogin();
    await send(view, '+91987654321');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number.');
    expect(document.activeElement).toBe(phone());
    expect(phone().value).toBe('+91987654321');
    expect(harness.gateway.asked).toEqual([]);
    await view.user.type(phone(), '0');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for it also where what was typed begins as no Indian number does [LOGIN-09]', async () => {
    const view = harness.openLogin();
    await send(view, '+9112345');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number.');
    expect(harness.gateway.asked).toEqual([]);
    await view.user.type(phone(), '6');
    expect(screen.getByRole('alert').textContent).toMatch(/^Only Indian mobile numbers work here/);
  });

  it('says that the OTP is sent and moves to OTP entry with the number locked [LOGIN-16] [LOGIN-18] [LOGIN-19]', async () => {
    await toOtpStep(harness);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('OTP sent to your mobile number!');
    expect(phone().readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Verify OTP' })).toBeTruthy();
    expect(document.activeElement).toBe(otp());
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
  });

  it('takes an unknown number to Sign Up with the number, not in the address [LOGIN-13] [LOGIN-14]', async () => {
    const view = harness.openLogin();
    await send(view, '+919000000001');
    await waitFor(() => expect(view.address()).toBe('/signup'));
    expect(view.navigationState()).toEqual({ phone: '+919000000001', reason: 'unknownNumber' });
    expect(harness.gateway.callsOf('sendOtp')).toEqual([]);
  });

  it('stays at phone entry when the captcha is refused, and resets it [LOGIN-17] [CAPT-03]', async () => {
    harness.gateway.fail('sendOtp', { kind: 'CaptchaRefused', message: 'x' });
    const view = harness.openLogin();
    await send(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Captcha verification failed');
    expect(phone().readOnly).toBe(false);
    expect(screen.queryByRole('textbox', { name: 'OTP' })).toBeNull();
    expect(harness.captcha.resets).toBe(1);
    await view.user.click(sendButton());
    expect(screen.getByRole('alert').textContent).toBe('Please verify that you are not a robot.');
    harness.gateway.fail('sendOtp', null);
    await view.user.click(robot());
    await view.user.click(sendButton());
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.callsOf('sendOtp')).toEqual([
      { phone: PHONE, captchaToken: 'token-1' },
      { phone: PHONE, captchaToken: 'token-2' },
    ]);
  });

  it.each(['isKnown', 'sendOtp'] as const)(
    'shows the message of a failed %s, keeps typed values and works again [LOGIN-25]',
    async (call) => {
      harness.gateway.fail(call, gatewayError('ServerFault', 'boom'));
      const view = harness.openLogin();
      await send(view);
      expect((await screen.findByRole('alert')).textContent).toBe('boom');
      expect([view.address(), phone().value]).toEqual(['/login', PHONE]);
      harness.gateway.fail(call, null);
      await view.user.click(robot());
      await view.user.click(sendButton());
      await screen.findByRole('textbox', { name: 'OTP' });
    },
  );

  it.each([
    ['Unreachable', 'We could not reach the server. Please check your connection and try again.'],
    ['Malformed', 'Something went wrong. Please try again.'],
  ] as const)('shows a default sentence when the server sends none: %s', async (kind, sentence) => {
    harness.gateway.fail('isKnown', gatewayError(kind));
    await send(harness.openLogin());
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('happens once however often it is pressed', async () => {
    const result = harness.gateway.hold('isKnown');
    const view = harness.openLogin();
    await send(view);
    await view.user.type(phone(), '{Enter}');
    result();
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.callsOf('isKnown')).toHaveLength(1);
  });

  it('can be cancelled after ten seconds, and then shows no failure', async () => {
    harness.gateway.hold('isKnown');
    const view = harness.openLogin();
    await withLongWait(async (wait) => {
      await send(view);
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      wait();
      expect(screen.getByText('This is taking longer than usual…')).toBeTruthy();
      await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    });
    await waitFor(() => expect(screen.queryByText('This is taking longer than usual…')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(phone().value).toBe(PHONE);
  });
});
