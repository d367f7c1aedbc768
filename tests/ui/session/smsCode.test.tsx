import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { otp, robot, toOtpStep } from './loginSteps';
import { SessionHarness } from './sessionHarness';
import { field, press, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

const receive = (code: string): void => act(() => harness.smsCodes.receive(code));

describe('a code that the browser reads out of the message', () => {
  it('is waited for once it was asked for, filled in and sent [ENTRY-11]', async () => {
    const view = harness.openLogin();
    expect(harness.smsCodes.isWaiting).toBe(false);
    view.unmount();
    const asked = await toOtpStep(harness);
    expect(harness.smsCodes.isWaiting).toBe(true);
    receive('123456');
    await waitFor(() => expect(asked.address()).toBe('/dashboard'));
  });

  it('is not waited for once the customer types [ENTRY-11]', async () => {
    const { user } = await toOtpStep(harness);
    await user.type(otp(), '4');
    expect(harness.smsCodes.isWaiting).toBe(false);
  });

  it('is not waited for once the customer leaves or changes the number [ENTRY-11]', async () => {
    const view = await toOtpStep(harness);
    await press(view, 'Change number');
    expect(harness.smsCodes.isWaiting).toBe(false);
    view.unmount();
    (await toOtpStep(harness)).unmount();
    expect(harness.smsCodes.isWaiting).toBe(false);
  });

  it('is waited for again after Resend, and after a reload [ENTRY-11]', async () => {
    const view = await toOtpStep(harness);
    await view.user.type(otp(), '4');
    await view.user.click(robot());
    await press(view, 'Resend OTP');
    await waitFor(() => expect(harness.smsCodes.isWaiting).toBe(true));
    view.unmount();
    harness.openLogin();
    expect(harness.smsCodes.isWaiting).toBe(true);
  });

  it('is filled in on Sign Up, where Register stays with the customer [ENTRY-11]', async () => {
    const view = await toDetails(harness);
    receive('473101');
    expect(field('OTP').value).toBe('473101');
    expect([view.address(), screen.queryByRole('alert')]).toEqual(['/signup', null]);
  });
});
