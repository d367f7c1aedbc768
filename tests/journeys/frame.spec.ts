import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { openScreen, openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

test.describe('The frame', () => {
  test('shows each screen again after a reload [NAV-02]', { tag: '@flow' }, async ({ page, desk }) => {
    await enter(page, desk);
    const screens = [
      { path: '/profile', call: '/user/profile', heading: 'Profile' },
      { path: '/filecabinet', call: '/user/files', heading: 'Filecabinet' },
      { path: '/quotation', call: '/user/quotations', heading: /Quotation/ },
      { path: '/cart', call: '/user/cart', heading: 'Cart' },
      { path: '/notifications', call: '/user/notification', heading: 'Notifications' },
    ];
    await openScreen(page, '/dashboard');
    for (const { path, call, heading } of screens) {
      const asked = page.waitForRequest((request) => request.url().includes(`/api/v3${call}`));
      await goWithin(page, path);
      await asked;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const askedAgain = page.waitForRequest((request) => request.url().includes(`/api/v3${call}`));
      await page.reload();
      await askedAgain;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  test('shows a screen as soon as its code is loaded, without waiting for a timer', async ({
    page,
    desk,
  }) => {
    await enter(page, desk);
    // With the clock stopped, nothing that waits for a timer would be shown.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await openScreen(page, '/quotation');
    await goWithin(page, '/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  });

  test('keeps its sidebar and one heading on every route [NAV-14]', async ({ page, desk }) => {
    await enter(page, desk);
    await openScreen(page, '/profile');
    for (const { path } of await placesOf(page)) {
      await goWithin(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('opens Book a Call in a new tab and stays where it is [NAV-18]', async ({ page, desk, context }) => {
    await enter(page, desk);
    await page.goto('/tax-fitt');
    const link = page.getByRole('link', { name: 'Book a Call' });
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await tab.waitForURL(address);
    expect(new URL(page.url()).pathname).toBe('/tax-fitt');
  });

  test('keeps the focus in the open drawer and returns it afterwards', async ({ page, desk }) => {
    await enter(page, desk);
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto('/tax-fitt');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect.poll(() => focusedName(page)).toBe('Menu');
  });

  test('opens the menu once its code can be fetched, and says what it waits for [LINE-01] [LINE-02]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expect(/net::ERR_|Failed to load resource|Failed to fetch dynamically|could not be shown/);
    incidents.expectFailuresOf('/assets/SidebarDrawer');
    const code = '**/assets/SidebarDrawer-*';
    const menu = page.getByRole('button', { name: 'Menu' });
    await enter(page, desk);
    await page.setViewportSize({ width: 800, height: 800 });
    await page.route(code, (route) => route.abort('connectionfailed'));
    await openScreen(page, '/tax-fitt');
    await menu.press('Enter');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await menu.press('Enter');
    await expect(page.getByText('This section could not be shown.')).toBeVisible();
    await page.context().setOffline(true);
    await page.unroute(code);
    await menu.press('Enter');
    await expect(page.getByText('Waiting for the internet connection…')).toBeVisible();
    await page.context().setOffline(false);
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test(
    'asks before it logs out, and returns the focus on No [NAV-23]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await enter(page, desk);
      await page.goto('/tax-fitt');
      const logOut = page.getByRole('button', { name: 'Log Out' });
      await logOut.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Confirm to logout' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(logOut).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
    },
  );

  test('keeps its top bar in view while the page scrolls, and lets it go below a bar that stands', async ({
    page,
    desk,
    incidents,
  }) => {
    await enter(page, desk);
    const top = (): Promise<number> =>
      page.locator('.portal-top-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
    await openSettled(page, '/dashboard');
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(top).toBe(0);
    incidents.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(page.locator('.portal-bars')).toHaveAttribute('data-standing');
    await expect.poll(top).toBeLessThan(0);
    await page.context().setOffline(false);
    await expect.poll(top).toBe(0);
  });

  test('has a skip link to the content', async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/tax-fitt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
