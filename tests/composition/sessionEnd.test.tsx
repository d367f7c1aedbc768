import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closePortal,
  goTo,
  openFrame,
  type OpenPortal,
  PATIENT,
  SIGN_IN_ANSWERS,
  signInOnScreen,
} from './support/openPortal';

const refused = Response.json({ message: 'Unauthenticated.' }, { status: 401 });
const PROFILE = 'GET user/profile';
const bar = (): HTMLElement | undefined =>
  screen.queryAllByRole('alert').find(({ textContent }) => textContent.includes('Your session has ended.'));

const profileCalls = ({ calls }: OpenPortal): number => calls.filter((call) => call === PROFILE).length;

afterEach(closePortal);

describe('a session that the backend rejects', () => {
  const answers = { 'GET quotations/12': refused, 'GET user/quotations': refused, [PROFILE]: refused };

  it('shows one bar with Log in once the profile is rejected too, beside the screen’s own text', async () => {
    const portal = await openFrame({ at: '/quotation/12', answers });
    await waitFor(() => expect(bar()).toBeTruthy(), PATIENT);
    expect(profileCalls(portal)).toBe(1);
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Try again' }, PATIENT)).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBe('token-1');
    goTo('/quotation');
    await waitFor(() => expect(portal.calls).toContain('GET user/quotations'), PATIENT);
    expect([profileCalls(portal), screen.getAllByRole('link', { name: 'Log in' }).length]).toEqual([1, 1]);
  });

  it('returns to the same address after Log in', async () => {
    const working: Record<string, unknown> = { ...SIGN_IN_ANSWERS, ...answers };
    const portal = await openFrame({ at: '/quotation/12?a=b', answers: working });
    await waitFor(() => expect(bar()).toBeTruthy(), PATIENT);
    await portal.user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(window.location.pathname).toBe('/login');
    for (const call of Object.keys(answers)) delete working[call];
    await signInOnScreen(portal);
    await screen.findByRole('navigation', { name: 'Main' }, PATIENT);
    expect(window.location.pathname + window.location.search).toBe('/quotation/12?a=b');
    expect(bar()).toBeUndefined();
  });

  it('shows no bar while the profile still loads: a single call may be rejected by itself', async () => {
    const portal = await openFrame({ at: '/quotation/12', answers: { 'GET quotations/12': refused } });
    await waitFor(() => expect(profileCalls(portal)).toBe(1), PATIENT);
    await screen.findByRole('button', { name: 'Try again' }, PATIENT);
    expect(bar()).toBeUndefined();
  });
});

describe('an access token removed without a storage event', () => {
  it('ends the session in this tab at the next call [SESSION-06]', async () => {
    const portal = await openFrame({ at: '/quotation/12', answers: { 'GET quotations/12': refused } });
    const again = await screen.findByRole('button', { name: 'Try again' }, PATIENT);
    localStorage.removeItem('access_token');
    await portal.user.click(again);
    expect(await screen.findByRole('textbox', { name: 'Mobile Number' }, PATIENT)).toBeTruthy();
    expect([window.location.pathname, sessionStorage.getItem('user')]).toEqual(['/', null]);
  });
});

describe('another customer who has signed in elsewhere, while this page stays', () => {
  it('gets no call of the customer whose page still stands here', async () => {
    const portal = await openFrame({ at: '/quotation/12', answers: { 'GET quotations/12': refused } });
    const again = await screen.findByRole('button', { name: 'Try again' }, PATIENT);
    const before = portal.calls.length;
    localStorage.setItem('access_token', 'of the next customer');
    for (const kept of ['token', 'user']) sessionStorage.removeItem(kept);
    await portal.user.click(again);
    await screen.findByRole('button', { name: 'Try again' }, PATIENT);
    expect(portal.calls.slice(before)).toEqual([]);
  });
});
