import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { signedInAddresses } from '../../scripts/exampleAddresses.ts';
import { SUPPORT_SHOWN, supported, supportShown } from '../ui/support/withSupport';
import { closePortal, goTo, openFrame, openPortal, type Place } from './support/openPortal';

const linkIn = (place: Place, name: string): HTMLElement => place.getByRole('link', { name });

afterEach(closePortal);

describe('the sidebar', () => {
  it('shows the display name, the phone and the avatar from asset base plus path [NAV-15] [NAV-16]', async () => {
    const { sidebar } = await openFrame({ at: '/tax-fitt' });
    expect(sidebar.getByText('Asha Verma')).toBeTruthy();
    expect(sidebar.getByText('+919876543210')).toBeTruthy();
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(navigation.querySelector('img')?.getAttribute('src')).toBe('/media/avatars/1.png');
    expect(navigation.querySelector('[data-avatar="default"]')).toBeNull();
  });

  it('shows the default avatar when none is set [NAV-15]', async () => {
    await openFrame({
      at: '/tax-fitt',
      user: { id: 1, displayname: 'Asha Verma', phone: '+919876543210', avatar: null },
    });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(navigation.querySelector('img')).toBeNull();
    expect(navigation.querySelector('[data-avatar="default"]')).not.toBeNull();
  });

  it.each([
    ['Home', '/dashboard'],
    ['Profile', '/profile'],
    ['Quotation', '/quotation'],
    ['Filecabinet', '/filecabinet'],
  ])('leads from %s to %s [NAV-17]', async (name, path) => {
    const portal = await openFrame({ at: '/tax-fitt' });
    await portal.user.click(linkIn(portal.sidebar, name));
    expect(portal.path()).toBe(path);
  });

  it("opens 'Book a Call' at the configured calendar in a new tab [NAV-18]", async () => {
    const { sidebar } = await openFrame({ at: '/tax-fitt' });
    const link = linkIn(sidebar, 'Book a Call');
    expect(link.getAttribute('href')).toBe('https://calendar.example/expert');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it("links 'Help & Support', 'T&C' and 'Privacy Policy' to the marketing site's pages [NAV-19]", async () => {
    const { sidebar } = await openFrame({ at: '/tax-fitt' });
    const addresses = ['Help & Support', 'T&C', 'Privacy Policy'].map((name) =>
      linkIn(sidebar, name).getAttribute('href'),
    );
    expect(addresses).toEqual([
      'https://www.sahayak.example/contact-us',
      'https://www.sahayak.example/terms-and-conditions',
      'https://www.sahayak.example/privacy-policy',
    ]);
  });

  it("links 'Rate us' to the configured reviews [NAV-20]", async () => {
    const { sidebar } = await openFrame({ at: '/tax-fitt' });
    expect(linkIn(sidebar, 'Rate us').getAttribute('href')).toBe('https://reviews.example/sahayak');
  });

  it('says whom to ask, and nothing where the deployment names nobody [BRAND-02]', async () => {
    const { sidebar } = await openFrame({
      at: '/tax-fitt',
      configuration: supported,
    });
    expect(supportShown()).toEqual(['Need help?', ...SUPPORT_SHOWN]);
    expect(linkIn(sidebar, '+91 22 4000 1234').getAttribute('href')).toBe('tel:+912240001234');
    closePortal();
    await openFrame({ at: '/tax-fitt' });
    expect(screen.queryByText('Need help?')).toBeNull();
  });

  it('marks only the item of the current path [NAV-24]', async () => {
    const { sidebar, user } = await openFrame({ at: '/profile' });
    const marked = (): readonly (string | null)[] =>
      sidebar
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') !== null)
        .map((link) => link.textContent);
    expect(marked()).toEqual(['Profile']);
    await user.click(linkIn(sidebar, 'Home'));
    expect(marked()).toEqual(['Home']);
    await user.click(linkIn(sidebar, 'Quotation'));
    expect(marked()).toEqual(['Quotation']);
  });

  it("marks Home on '/' too [NAV-24]", async () => {
    const { sidebar } = await openFrame({ at: '/' });
    expect(linkIn(sidebar, 'Home').getAttribute('aria-current')).toBe('page');
    expect(linkIn(sidebar, 'Profile').getAttribute('aria-current')).toBeNull();
  });

  it('is on every route behind the sign-in [NAV-14]', async () => {
    const { sidebar } = await openFrame({ at: '/' });
    for (const { path: at } of signedInAddresses()) {
      goTo(at);
      for (const name of ['Home', 'Profile', 'Quotation', 'Filecabinet', 'Book a Call', 'Rate us'])
        expect(linkIn(sidebar, name).isConnected, `${name} on ${at}`).toBe(true);
      expect(sidebar.getByRole('button', { name: 'Log Out' }).isConnected).toBe(true);
    }
  });

  it('redirects to the root, which shows Login, without a stored access token [NAV-25]', async () => {
    const { path, calls } = openPortal({ at: '/filecabinet', signedIn: false });
    expect(await screen.findByRole('textbox', { name: 'Mobile Number' })).toBeTruthy();
    expect(path()).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(calls.filter((call) => call.startsWith('GET user/'))).toEqual([]);
  });
});
