import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

const readIds = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('readNotifications') ?? '[]') as unknown);

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Notifications' });
const entries = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('button');

test.describe('Notifications', () => {
  test(
    'are expanded and marked read on this device, in every open tab [NOTI-02] [NOTI-03] [NOTI-04] [NOTI-05] [NOTI-07] [NOTI-11] [NAV-30]',
    { tag: '@flow' },
    async ({ page, desk, context }) => {
      // This journey loads three pages, three times as many as the others.
      test.slow();
      const phone = await enter(page, desk);
      await desk.notify({ phone, title: 'Your notice is answered', body: 'Nothing is left to do.' });
      await page.goto('/dashboard');
      await expect(bell(page)).toHaveAccessibleName('Notifications, unread');
      await bell(page).click();
      await expect(page).toHaveURL(/\/notifications$/);
      const newest = entries(page).first();
      await expect(newest).toHaveAccessibleName(/Your notice is answered.*seconds? ago/);
      await expect(page.getByText('Nothing is left to do.')).toBeHidden();

      const otherTab = await context.newPage();
      await otherTab.goto('/notifications');
      await expect(bell(otherTab)).toHaveAccessibleName('Notifications, unread');

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await newest.click();
      await expect(page.getByText('Nothing is left to do.')).toBeVisible();
      const count = await entries(page).count();
      for (let index = 1; index < count; index += 1) await entries(page).nth(index).click();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(bell(otherTab)).toHaveAccessibleName('Notifications');
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
      expect(await readIds(page)).toHaveLength(count);

      await page.reload();
      await expect(entries(page)).toHaveCount(count);
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await expect(entries(page).first()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('are all marked read by keyboard, and the next Tab is at the first of them [NOTI-12]', async ({
    page,
    desk,
  }) => {
    await enter(page, desk);
    await page.goto('/notifications');
    const all = page.getByRole('button', { name: 'Mark all as read' });
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(all).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(
      page.getByRole('status').filter({ hasText: 'All notifications are marked as read.' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entries(page).first()).toBeFocused();
    expect(await readIds(page)).toHaveLength(await entries(page).count());
  });
});
