import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { robot, send, sendButton } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('the captcha', () => {
  it('removes its error as soon as the box is ticked', async () => {
    const { user } = harness.openLogin();
    await user.click(sendButton());
    await user.click(robot());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(robot().getAttribute('aria-invalid')).toBe('false');
  });

  it('keeps an error about the number when the box is ticked', async () => {
    const view = harness.openLogin();
    await send(view, '+9198');
    await act(async () => harness.captcha.start());
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number.');
  });

  it('keeps an unused token for an unknown number, which takes it to Sign Up [CAPT-03]', async () => {
    const view = harness.openLogin();
    await send(view, '+919000000001');
    await waitFor(() => expect(view.address()).toBe('/signup'));
    view.unmount();
    const signUp = harness.openSignUp({ phone: '+919000000001', reason: 'unknownNumber' });
    expect(robot()).toHaveProperty('checked', true);
    await signUp.user.click(sendButton());
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.callsOf('sendOtp')).toEqual([{ phone: '+919000000001', captchaToken: 'token-1' }]);
  });

  it('keeps an unused token after the look-up of the number failed', async () => {
    harness.gateway.fail('isKnown', gatewayError('Unreachable'));
    const view = harness.openLogin();
    await send(view);
    await screen.findByRole('alert');
    harness.gateway.fail('isKnown', null);
    await view.user.click(sendButton());
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.callsOf('sendOtp')).toEqual([{ phone: PHONE, captchaToken: 'token-1' }]);
  });
});
