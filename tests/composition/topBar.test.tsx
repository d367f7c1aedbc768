import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePortal, openFrame, openPortal, type Place, PATIENT } from './support/openPortal';

const cart = {
  data: {
    items: [
      { id: 1, service_name: 'GST Filing', frequency: 'monthly', qty: 1, amount: '1000' },
      { id: 2, service_name: 'Book Keeping', frequency: 'monthly', qty: 1, amount: '500' },
    ],
    payment: JSON.stringify({ sub_total: '1500', payable: '1770' }),
  },
};
const notifications = {
  data: [{ id: 7, title: 'Invoice', body: 'Ready', created_at: '2026-11-20T09:00:00Z' }],
};

const bar = (): Place => within(screen.getByRole('banner'));

afterEach(() => {
  closePortal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the top bar', () => {
  it.each(['/', '/dashboard', '/cart'])('shows the logo and no Back on %s [NAV-26]', async (at) => {
    await openFrame({ at });
    expect(bar().getByRole('img', { name: 'Sahayak Tax & Legal' })).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it.each(['/quotation', '/task-detail/1', '/profile'])(
    'shows Back in place of the logo on %s [NAV-27]',
    async (at) => {
      await openFrame({ at });
      expect(bar().getByRole('button', { name: 'Back' })).toBeTruthy();
      expect(bar().queryByRole('img')).toBeNull();
    },
  );

  it('goes one step back in history with Back [NAV-27]', async () => {
    const { sidebar, user, path } = await openFrame({ at: '/dashboard' });
    await user.click(sidebar.getByRole('link', { name: 'Profile' }));
    expect(path()).toBe('/profile');
    await user.click(bar().getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(path()).toBe('/dashboard');
    });
  });

  it('leads Back to the dashboard from the first page of a visit, whatever history holds [NAV-27]', async () => {
    const { user, path } = await openFrame({ at: '/payment-response?status=success&order_id=7' });
    await user.click(bar().getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(path()).toBe('/dashboard');
    });
  });

  it.each([
    [true, [[-1]]],
    [false, []],
  ])('asks the browser, which knows of pages loaded before: %s [NAV-27]', async (canGoBack, gone) => {
    vi.stubGlobal('navigation', { canGoBack });
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const { user, path } = await openFrame({ at: '/profile' });
    await user.click(bar().getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe(canGoBack ? '/profile' : '/dashboard'));
    expect(go.mock.calls).toEqual(gone);
  });

  it('links to the cart with its item count [NAV-28]', async () => {
    const { user, path } = await openFrame({ at: '/tax-fitt', answers: { 'GET user/cart': cart } });
    const link = await bar().findByRole('link', { name: 'Cart, 2 items' });
    expect(within(link).getByText('2')).toBeTruthy();
    await user.click(link);
    expect(path()).toBe('/cart');
  });

  it('links to the notifications, with another icon when some are unread [NAV-30]', async () => {
    const { user, path } = await openFrame({
      at: '/tax-fitt',
      answers: { 'GET user/notification': notifications },
    });
    const link = await bar().findByRole('link', { name: 'Notifications, unread' });
    const unread = link.querySelector('svg')?.innerHTML;
    await user.click(link);
    expect(path()).toBe('/notifications');
    closePortal();
    localStorage.setItem('readNotifications', JSON.stringify([7]));
    await openFrame({ at: '/tax-fitt', answers: { 'GET user/notification': notifications } });
    const read = await bar().findByRole('link', { name: 'Notifications' });
    expect(read.querySelector('svg')?.innerHTML).not.toBe(unread);
  });
});

describe('on a narrow window', () => {
  it('shows the sidebar in a drawer that Esc closes', async () => {
    const { user } = openPortal({ at: '/tax-fitt', width: 800 });
    const menu = await screen.findByRole('button', { name: 'Menu' }, PATIENT);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(menu);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    });
  });

  it('shows four screens in a bottom bar on a phone, and the sidebar behind More', async () => {
    const { user, path } = openPortal({ at: '/tax-fitt', width: 360 });
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Shortcuts' }, PATIENT));
    expect(shortcuts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Quotation',
      'Filecabinet',
      'Profile',
    ]);
    await user.click(shortcuts.getByRole('button', { name: 'More' }));
    const drawer = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(drawer.getByRole('link', { name: 'Profile' }));
    expect(path()).toBe('/profile');
    await waitFor(() => {
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    });
  });
});
