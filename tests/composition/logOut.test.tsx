import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closePortal, openFrame, type OpenFrame } from './support/openPortal';

const ask = async (): Promise<OpenFrame & { readonly dialog: HTMLElement }> => {
  const portal = await openFrame({ at: '/tax-fitt' });
  await portal.user.click(portal.sidebar.getByRole('button', { name: 'Log Out' }));
  return { ...portal, dialog: await screen.findByRole('dialog', { name: 'Confirm to logout' }) };
};

afterEach(closePortal);

describe('Log Out', () => {
  it("asks 'Are you sure want to logout?' with Yes and No [NAV-21]", async () => {
    const { dialog } = await ask();
    expect(within(dialog).getByText('Are you sure want to logout?')).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['No', 'Yes']);
  });

  it("clears the session on 'Yes' and returns to the root [NAV-22]", async () => {
    const { dialog, user, path } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('textbox', { name: 'Mobile Number' })).toBeTruthy();
    expect(path()).toBe('/');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  it("closes on 'No' and keeps the session [NAV-23]", async () => {
    const { dialog, user, path } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(path()).toBe('/tax-fitt');
  });

  it('treats Esc as No [NAV-23]', async () => {
    const { user, path } = await ask();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(path()).toBe('/tax-fitt');
  });
});
