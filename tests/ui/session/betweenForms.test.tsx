import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { phone, robot } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';
import { complete, field, fill, press, toDetails } from './signUpSteps';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('Login after Sign Up', () => {
  it('shows the number that Sign Up passed back', () => {
    harness.openLogin('/login', { phone: PHONE });
    expect(phone().value).toBe(PHONE);
  });

  it.each([{ phone: 'javascript:alert(1)' }, { phone: 7 }, 'text', {}])(
    'takes nothing else from %j',
    (state) => {
      harness.openLogin('/login', state);
      expect(phone().value).toBe('+91');
    },
  );
});

describe('the link back to Login', () => {
  it.each(['asked', 'codeRefused'])('passes the number, but not in the address, for %s', async (reason) => {
    const view = harness.openSignUp({ phone: PHONE, reason });
    await view.user.type(field('Mobile Number'), '{Backspace}1');
    await view.user.click(screen.getByRole('link', { name: 'Login' }));
    expect([view.address(), view.navigationState()]).toEqual(['/login', { phone: '+919876543211' }]);
  });
});

describe('changing the number on the second step', () => {
  it('returns to the same number, with the focus, and keeps the other typed values for the next OTP', async () => {
    const view = await toDetails(harness);
    await fill(view, { ...complete, 'Referral Code (optional)': 'ABC' });
    await press(view, 'Change number');
    expect(screen.getAllByRole('textbox')).toEqual([field('Mobile Number')]);
    expect([field('Mobile Number').value, field('Mobile Number').readOnly]).toEqual([PHONE, false]);
    expect(document.activeElement).toBe(field('Mobile Number'));
    await view.user.type(field('Mobile Number'), '{Backspace}1');
    await view.user.click(robot());
    await press(view, 'Send OTP');
    await screen.findByRole('textbox', { name: 'OTP' });
    expect(harness.gateway.sentTo).toEqual([PHONE, '+919876543211']);
    expect(
      ['OTP', 'Email', 'Full Name', 'Referral Code (optional)'].map((name) => field(name).value),
    ).toEqual(['', 'new@example.in', 'Nila Iyer', 'ABC']);
  });

  it('removes the messages about the previous OTP', async () => {
    const view = await toDetails(harness);
    await press(view, 'Register');
    await press(view, 'Change number');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('OTP sent to your mobile number!')).toBeNull();
  });
});

describe('registering', () => {
  it('returns to the page from which a visitor was turned away', async () => {
    const view = await toDetails(harness);
    harness.returnAfterSignIn.rememberAddress('/quotation/12?a=b');
    await fill(view, complete);
    await press(view, 'Register');
    await waitFor(() => expect(view.address()).toBe('/quotation/12?a=b'));
  });
});
