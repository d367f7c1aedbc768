import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  closePortal,
  goTo,
  openFrame,
  openPortal,
  PATIENT,
  SIGN_IN_ANSWERS,
  signInOnScreen,
} from './support/openPortal';

afterEach(closePortal);

const login = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Mobile Number' }, PATIENT);

const address = (): string => window.location.pathname + window.location.search;

const place = (): string | null => sessionStorage.getItem('portal.returnPlace');

describe('a deep link opened while signed out', () => {
  it('is reached after signing in, with its query [SESSION-11]', async () => {
    const portal = openPortal({ at: '/quotation/12?a=b', signedIn: false, answers: SIGN_IN_ANSWERS });
    await login();
    expect(address()).toBe('/');
    await signInOnScreen(portal);
    await waitFor(() => expect(address()).toBe('/quotation/12?a=b'), PATIENT);
    await waitFor(() => expect(portal.calls).toContain('GET quotations/12'), PATIENT);
    expect(place()).toBeNull();
  });

  it('is still opened after Login was reloaded', async () => {
    openPortal({ at: '/quotation/12', signedIn: false });
    await login();
    const { state } = window.history;
    closePortal();
    window.history.replaceState(state, '', '/');
    const portal = openPortal({ at: '/', signedIn: false, answers: SIGN_IN_ANSWERS, isReload: true });
    await signInOnScreen(portal);
    await waitFor(() => expect(address()).toBe('/quotation/12'), PATIENT);
  });

  it.each(['/login', '/'])('is forgotten when %s is opened directly [LOGIN-28]', async (at) => {
    openPortal({ at: '/quotation/12', signedIn: false });
    await login();
    expect(place()).toContain('/quotation/12');
    closePortal();
    const portal = openPortal({ at, signedIn: false, answers: SIGN_IN_ANSWERS });
    await signInOnScreen(portal);
    await waitFor(() => expect(address()).toBe('/dashboard'), PATIENT);
  });

  it('is not kept after Log Out [NAV-22]', async () => {
    const portal = await openFrame({ at: '/tax-fitt', answers: SIGN_IN_ANSWERS });
    await portal.user.click(portal.sidebar.getByRole('button', { name: 'Log Out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm to logout' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await login();
    expect(place()).toBeNull();
    goTo('/profile');
    await login();
    expect(place()).toBeNull();
    await signInOnScreen(portal);
    await waitFor(() => expect(address()).toBe('/dashboard'), PATIENT);
  });
});

describe('an access token removed without a storage event', () => {
  it('ends the session in this tab at the next change of route [SESSION-06]', async () => {
    const portal = await openFrame({ at: '/tax-fitt' });
    const link = portal.sidebar.getByRole('link', { name: 'Profile' });
    localStorage.removeItem('access_token');
    // In the same task: a response that comes without a token ends the session too.
    fireEvent.click(link);
    await login();
    expect([address(), sessionStorage.getItem('user'), place()]).toEqual(['/', null, null]);
  });
});
