import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { otp, phone, robot, sendButton, toOtpStep, typePhone } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';
import { complete, field, fill, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('a page that was reloaded for a new release', () => {
  it('restores the number typed into Login', async () => {
    const view = harness.openLogin();
    await typePhone(view, '+9198765');
    await harness.reload.execute();
    view.unmount();
    harness.openLogin();
    expect([phone().value, phone().readOnly]).toEqual(['+9198765', false]);
    expect(sendButton()).toBeTruthy();
  });

  it('restores the second step of Login, without the OTP', async () => {
    const view = await toOtpStep(harness);
    await view.user.type(otp(), '123');
    await harness.reload.execute();
    expect(JSON.stringify(harness.reloadStorage.draft)).not.toContain('123"');
    view.unmount();
    harness.openLogin();
    expect([phone().value, phone().readOnly, otp().value]).toEqual([PHONE, true, '']);
  });

  it('restores the second step of Sign Up with everything but the OTP', async () => {
    const view = await toDetails(harness);
    await fill(view, { ...complete, 'Referral Code (optional)': 'ABC' });
    await harness.reload.execute();
    view.unmount();
    harness.openSignUp();
    expect(
      ['Mobile Number', 'OTP', 'Email', 'Full Name', 'Referral Code (optional)'].map(
        (name) => field(name).value,
      ),
    ).toEqual([PHONE, '', 'new@example.in', 'Nila Iyer', 'ABC']);
  });

  it('restores nothing from a form that was left before', async () => {
    const view = harness.openLogin();
    await typePhone(view, '+9198765');
    await view.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    await harness.reload.execute();
    view.unmount();
    harness.openLogin();
    expect([phone().value, robot()]).toEqual(['+91', robot()]);
  });
});
