import { screen, waitFor } from '@testing-library/react';
import { isSome } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSession } from '../../doubles/aSession';
import { otp, phone, send, toOtpStep, typePhone, verify } from './loginSteps';
import { PHONE, SessionHarness } from './sessionHarness';
import { complete, field, fill, press, toDetails } from './signUpSteps';

const MINUTE = 60_000;
let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

const stepOf = (form: 'login' | 'signUp') => harness.otpStep.of(form);
const isKept = (form: 'login' | 'signUp'): boolean => isSome(stepOf(form));
const signInElsewhere = (): void => {
  harness.storage.elsewhere((local) => local.set('access_token', 'of another tab'));
};
const toLoginFromSignUp = async () => {
  const signUp = await toDetails(harness);
  await fill(signUp, complete);
  signUp.unmount();
  return harness.openLogin('/login', { phone: PHONE });
};
const isFirstStep = (): boolean => screen.queryByRole('textbox', { name: 'OTP' }) === null;

describe('the step that waits for the OTP, after the phone has dropped the page [AMB-65]', () => {
  it('is there again on Login with the number locked, and the code that was sent still signs in', async () => {
    (await toOtpStep(harness)).unmount();
    const view = harness.openLogin();
    expect([phone().value, phone().readOnly, otp().value]).toEqual([PHONE, true, '']);
    await verify(view);
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
    expect(harness.gateway.sentTo).toEqual([PHONE]);
  });

  it('is there again on Sign Up with name and email, but no code', async () => {
    const view = await toDetails(harness);
    await fill(view, { ...complete, 'Referral Code (optional)': 'ABC' });
    expect(JSON.stringify(stepOf('signUp'))).not.toContain('123456');
    view.unmount();
    harness.openSignUp();
    expect(
      ['Mobile Number', 'OTP', 'Email', 'Full Name', 'Referral Code (optional)'].map(
        (name) => field(name).value,
      ),
    ).toEqual([PHONE, '', 'new@example.in', 'Nila Iyer', 'ABC']);
  });

  it.each([
    [9 * MINUTE, false],
    [10 * MINUTE, true],
    [-9 * MINUTE, false],
    [-331 * MINUTE, true],
  ])('%i ms later by the clock of the device: gone is %j', async (later, isGone) => {
    (await toOtpStep(harness)).unmount();
    harness.clock.pass(later);
    harness.openLogin();
    expect(isFirstStep()).toBe(isGone);
  });

  it('is over once the number is changed, the code refused, or the customer signed in', async () => {
    const changed = await toOtpStep(harness);
    await press(changed, 'Change number');
    changed.unmount();
    const refused = await toOtpStep(harness);
    await verify(refused, '000000');
    await waitFor(() => expect(refused.address()).toBe('/signup'));
    expect(isKept('login')).toBe(false);
    refused.unmount();
    const signedIn = await toOtpStep(harness);
    await verify(signedIn);
    await waitFor(() => expect(signedIn.address()).toBe('/dashboard'));
    expect(isKept('login')).toBe(false);
  });

  it('is not that of another form, nor of another number that Sign Up hands over', async () => {
    (await toOtpStep(harness)).unmount();
    const signUp = harness.openSignUp();
    expect(isFirstStep()).toBe(true);
    signUp.unmount();
    harness.openLogin('/login', { phone: '+919000000001' });
    expect([isFirstStep(), phone().value]).toEqual([true, '+919000000001']);
  });

  it.each([
    ['+919000000001', 'sent an OTP'],
    ['+919000000001', 'led on by the link'],
    ['+9190', 'led on by the link'],
  ])('of Sign Up is over where Login hands over another number: %s, %s', async (other, way) => {
    const login = await toLoginFromSignUp();
    if (way === 'sent an OTP') await send(login, other);
    else {
      await typePhone(login, other);
      await login.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    }
    await waitFor(() => expect(login.address()).toBe('/signup'));
    login.unmount();
    harness.openSignUp(login.navigationState());
    expect([isFirstStep(), phone().value, screen.queryByDisplayValue('Nila Iyer')]).toEqual([
      true,
      other,
      null,
    ]);
  });

  it.each([PHONE, '+919876', '+91'])('of Sign Up is there again where Login hands over %s', async (same) => {
    const login = await toLoginFromSignUp();
    await login.user.clear(phone());
    await login.user.type(phone(), `{End}${same.slice(3)}`);
    await login.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    login.unmount();
    harness.openSignUp(login.navigationState());
    expect([isFirstStep(), phone().value, field('Full Name').value]).toEqual([false, PHONE, 'Nila Iyer']);
  });

  it('of Sign Up comes back by a reload for a number that was edited there', async () => {
    const arrival = { phone: '+919000000001', reason: 'unknownNumber' };
    const view = harness.openSignUp(arrival);
    await send(view);
    await screen.findByRole('textbox', { name: 'OTP' });
    view.unmount();
    harness.openSignUp(arrival);
    expect([isFirstStep(), phone().value]).toEqual([false, PHONE]);
  });

  it('is there again for a customer whose session expired, and the code still signs in', async () => {
    harness.storage.keep(aSession());
    (await toOtpStep(harness)).unmount();
    const view = harness.openLogin();
    expect([view.address(), phone().value, otp().value]).toEqual(['/login', PHONE, '']);
    await verify(view);
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });
});

describe('a code that is used in another tab [AMB-65]', () => {
  it('leads this tab into the portal, from Login to the service of its address', async () => {
    harness.session.begin();
    const view = await toOtpStep(harness, '/login?service_id=7');
    signInElsewhere();
    await waitFor(() => expect(view.address()).toBe('/services/7'));
  });

  it('leads this tab into the portal from Sign Up', async () => {
    harness.session.begin();
    const view = await toDetails(harness);
    signInElsewhere();
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });

  it('is noticed by a page that was dropped meanwhile', async () => {
    (await toOtpStep(harness)).unmount();
    signInElsewhere();
    const view = harness.openLogin();
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });

  it('is noticed by the dropped page of a customer whose session had expired', async () => {
    harness.storage.keep(aSession());
    (await toOtpStep(harness)).unmount();
    signInElsewhere();
    const view = harness.openLogin();
    await waitFor(() => expect(view.address()).toBe('/dashboard'));
  });

  it('leaves Login as it is for whoever opens it signed in (AMB-01)', () => {
    signInElsewhere();
    const view = harness.openLogin();
    expect(view.address()).toBe('/login');
  });
});
