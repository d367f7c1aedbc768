import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

const PDF = 'tests/data/files/plain.pdf';
const warnings = (page: Page) => page.getByRole('main').locator('.portal-file-warnings li');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('The same file twice for one task is noticed, after a reload too [CHECK-01]', async ({ page, desk }) => {
  await allowSlowCheck(page);
  await enter(page, desk);
  const kept = new Set<string>();
  const names = ['First', 'Second', 'Third'];
  await page.route('**/files/task/*', (route) =>
    route.fulfill({
      json: {
        status: true,
        data: names.map((name, id) => ({
          id: id + 1,
          name,
          files: kept.has(name) ? [{ id: 900 + id, file_name: `${name}.pdf`, filepath: `t/${id}.pdf` }] : [],
        })),
      },
    }),
  );
  await page.route('**/user/files/upload', (route) => {
    kept.add('First');
    return route.fulfill({ json: { status: true } });
  });
  const [task] = await ownRecords(page).tasks();
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  const choose = (name: string): Promise<void> =>
    card(page, name).locator('input[type="file"]').setInputFiles(PDF);
  await choose('First');
  await expect(page.getByText('plain.pdf uploaded.')).toBeVisible();
  await choose('Second');
  await expect(warnings(page)).toHaveText(/^You have already sent this same file for this task\./);
  await page.reload();
  await choose('Third');
  await expect(card(page, 'Third').locator('.portal-file-warnings')).toContainText('already sent');
});
