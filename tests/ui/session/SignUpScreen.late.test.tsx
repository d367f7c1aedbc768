import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PHONE, SessionHarness } from './sessionHarness';
import { complete, field, fill, press, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('a late response', () => {
  it('starts no session after the customer has left the screen', async () => {
    const view = await toDetails(harness);
    const result = harness.gateway.hold('register');
    await fill(view, complete);
    await press(view, 'Register');
    await view.user.click(screen.getByRole('link', { name: 'Login' }));
    await act(async () => result());
    expect(view.address()).toBe('/login');
    expect([harness.storage.local.size, harness.notifier.successes]).toEqual([0, []]);
  });

  it('keeps the number for which the OTP was requested', async () => {
    const view = harness.openSignUp({ phone: PHONE });
    const result = harness.gateway.hold('sendOtp');
    await press(view, 'Send OTP');
    fireEvent.change(field('Mobile Number'), { target: { value: '+919876500000' } });
    await act(async () => result());
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(field('Mobile Number').value).toBe(PHONE);
  });
});
