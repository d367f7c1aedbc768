import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const SERVICE = 'GST Registration';
const MISSING = 'Cancelled cheque';

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

const ownTask = async (page: Page) => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === SERVICE);
  if (task === undefined) throw new Error(`The customer has no ${SERVICE}.`);
  return task;
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('The task detail', () => {
  test(
    'opens from the dashboard with documents and tracking [TASK-12] [TASK-13] [TASK-14] [TASK-15] [DOCS-01]',
    { tag: '@flow' },
    async ({ page }) => {
      const { id } = await ownTask(page);
      await page.goto('/dashboard');
      await tab(page, 'Work Status').click();
      const card = page.getByRole('article', { name: SERVICE });
      const asked = page.waitForRequest(`**/api/v3/files/task/${id}`);
      await card.getByRole('button', { name: 'View Details' }).click();
      await asked;
      await expect(page).toHaveURL(`/task-detail/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICE);
      const shown = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
      await expect(shown.first()).toHaveText(MISSING);
      await expect(page.getByRole('button', { name: 'View PAN card.pdf' })).toBeVisible();
      await tab(page, 'Documents').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Tracking Status')).toBeFocused();
      const steps = await ownRecords(page).steps(id);
      await expect(shown).toHaveText(steps.map((step) => step.name));
      const first = item(page, steps[0]?.name ?? '');
      await expect(first.getByText(/^\d+%$/)).toBeVisible();
      await expect(first.getByText(/Due \d{4}-\d{2}-\d{2}/)).toHaveCount(0);
      await expect(page.getByText(/Due \d{4}-\d{2}-\d{2}/).first()).toBeVisible();
      await expect(first.getByText('Done and checked by a second expert.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVICE);
    },
  );

  test('shows on the next visit what the desk has changed, in the colours of its statuses [TASK-03] [TASK-10] [TASK-14] [TASK-15]', async ({
    page,
    desk,
  }) => {
    const { id } = await ownTask(page);
    const waiting = (await ownRecords(page).steps(id)).find((step) => step.status === 0);
    if (waiting === undefined) throw new Error('Every step has begun.');
    const step = item(page, waiting.name);
    const colour = (): Promise<string> =>
      step
        .locator('.portal-step-head .portal-pill')
        .evaluate((pill) => getComputedStyle(pill).backgroundColor);
    await page.goto(`/task-detail/${id}`);
    await tab(page, 'Tracking Status').click();
    await expect(step.getByText('Not Started')).toBeVisible();
    const grey = await colour();
    await desk.moveStep({ step: waiting.id, status: 1, percentage: 15, remarks: 'Begun today.' });
    await page.reload();
    await tab(page, 'Tracking Status').click();
    await expect(step.getByText('In Progress').first()).toBeVisible();
    await expect(step.getByText('15%')).toBeVisible();
    await expect(step.getByText('Begun today.')).toBeVisible();
    const yellow = await colour();
    await desk.moveStep({ step: waiting.id, status: 2, remarks: 'Finished.' });
    await page.reload();
    await tab(page, 'Tracking Status').click();
    await expect(step.getByText('Finished.')).toBeVisible();
    await expect(step.getByText('Complete', { exact: true }).first()).toBeVisible();
    const green = await colour();
    expect([grey, yellow, green]).toEqual(['rgb(238, 240, 243)', 'rgb(255, 245, 214)', 'rgb(233, 246, 238)']);
  });
});
