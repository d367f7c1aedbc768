import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const LARGEST_SHIFT = 0.02;
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

/** The layout shift of a dashboard from its first frame until the list and the blocks below it are there. */
const shiftOfDashboard = async (page: Page, size: typeof PHONE): Promise<number> => {
  await page.setViewportSize(size);
  await openSettled(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /^Needs you now( \(\d+\))?$/ })).toBeVisible();
  await expect(page.locator('.portal-need-waiting')).toHaveCount(0);
  return shiftsOf(page);
};

test.describe('The blocks below the list', () => {
  for (const size of [PHONE, DESKTOP]) {
    test(`do not jump when it appears at ${size.width} px [NEED-09] [NEED-10] [NEED-11]`, async ({
      page,
      desk,
      incidents,
    }) => {
      await watchShifts(page);
      await enter(page, desk, { empty: true });
      expect(await shiftOfDashboard(page, size)).toBeLessThanOrEqual(LARGEST_SHIFT);
      await enter(page, desk);
      expect(await shiftOfDashboard(page, size)).toBeLessThanOrEqual(LARGEST_SHIFT);
      incidents.expectFailuresOf('user/quotations');
      await desk.addFault({ path: 'user/quotations', kind: 'status', status: 500 });
      expect(await shiftOfDashboard(page, size)).toBeLessThanOrEqual(LARGEST_SHIFT);
    });
  }

  test('do not jump when the services of a first visit come last [HOME-01]', async ({ page, desk }) => {
    await watchShifts(page);
    await enter(page, desk, { empty: true });
    await desk.addFault({ path: '/services', kind: 'delay', delay: 2000 });
    expect(await shiftOfDashboard(page, PHONE)).toBeLessThanOrEqual(LARGEST_SHIFT);
  });
});
