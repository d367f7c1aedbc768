import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { keepSentForms, sentForms } from './support/sentForms.ts';

const UPLOAD = '/api/v3/user/files/upload';
const LINK = '/api/v3/files/download-link/';
const SERVICE = 'GST Registration';
const MISSING = 'Cancelled cheque';

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const chooser = (page: Page) => item(page, MISSING).locator('input[type="file"]');
const cheque = {
  name: 'cheque.png',
  mimeType: 'image/png',
  buffer: readFileSync('tests/data/files/sharp.png'),
};

const openTask = async (page: Page): Promise<number> => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === SERVICE);
  const id = task?.id ?? 0;
  await page.goto(`/task-detail/${id}`);
  await expect(item(page, MISSING)).toBeVisible();
  return id;
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('A task document', () => {
  test(
    'is uploaded with all its fields, and its message clears after 5 s [DOCS-05] [DOCS-06] [DOCS-07] [DOCS-09]',
    { tag: '@flow' },
    async ({ page }) => {
      await keepSentForms(page);
      const id = await openTask(page);
      const sent = page.waitForRequest(`**${UPLOAD}`);
      await chooser(page).setInputFiles(cheque);
      expect((await sent).headers()['content-type']).toContain('multipart/form-data');
      expect(await sentForms(page)).toEqual([
        [
          `task_id=${id}`,
          expect.stringMatching(/^user_id=\d+$/),
          'file: cheque.png',
          'created_by=9001',
          `tags=${MISSING}`,
          expect.stringMatching(/^document_id=\d+$/),
        ],
      ]);
      const message = page.getByText('cheque.png uploaded.');
      await expect(message).toBeVisible();
      await expect(page.getByRole('button', { name: 'View cheque.png' })).toBeVisible();
      await expect(page.getByRole('button', { name: `Upload ${MISSING}` })).toHaveCount(0);
      await expect(page.getByText('No document is missing.')).toBeVisible();
      await expect(message).toBeHidden({ timeout: 9000 });
      await page.reload();
      await expect(page.getByRole('button', { name: 'View cheque.png' })).toBeVisible();
    },
  );

  test('of another type is refused with a hidden announcement, without a call [DOCS-03] [DOCS-04]', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openTask(page);
    await chooser(page).setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('hello'),
    });
    const sentence = page.getByText('Please upload a file in JPG, JPEG, PNG, XLSX, or PDF format.');
    await expect(sentence).toBeAttached();
    await expect(sentence).toBeHidden();
    await expect(page.getByRole('alert').filter({ has: sentence }).or(sentence)).toHaveAttribute(
      'role',
      'alert',
    );
    await expect(page.getByText('notes.txt was not uploaded. This is a text file.')).toBeVisible();
    expect(calls.filter((url) => url.includes(UPLOAD))).toEqual([]);
  });

  test('shows its progress and can be cancelled; a failure shows a message [DOCS-08]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf(UPLOAD);
    await openTask(page);
    await page.route(`**${UPLOAD}`, () => undefined);
    await chooser(page).setInputFiles(cheque);
    await expect(page.getByRole('progressbar', { name: `Uploading ${MISSING}` })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(alert(page)).toHaveText(/^.+: Upload cancelled\.$/);
    await page.unroute(`**${UPLOAD}`);
    await desk.addFault({ path: '/user/files/upload', kind: 'status', status: 500 });
    await chooser(page).setInputFiles(cheque);
    await expect(alert(page)).toHaveText('Upload failed. Please try again.');
    await expect(page.getByRole('button', { name: `Upload ${MISSING}` })).toBeEnabled();
  });

  test('that was uploaded opens in a new tab, which closes again on a failure [DOCS-10] [DOCS-11]', async ({
    page,
    context,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf(LINK);
    await openTask(page);
    await chooser(page).setInputFiles(cheque);
    const view = page.getByRole('button', { name: 'View cheque.png' });
    const opened = page.waitForEvent('popup');
    await view.click();
    const shown = await opened;
    await shown.waitForURL(/\/sandbox\/files\//);
    expect(await shown.evaluate(() => window.opener)).toBeNull();
    await shown.close();
    await desk.addFault({ path: '/files/download-link/*', kind: 'status', status: 500 });
    await view.click();
    await expect(page.getByText('Failed to retrieve document view link.')).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
  });

  test('that is wrong is asked about by keyboard: its expert is one press away', async ({
    page,
    context,
  }) => {
    await context.route(/contact-us/, (route) => route.fulfill({ body: 'Contact us' }));
    await openTask(page);
    const glance = page.getByRole('region', { name: 'This task at a glance' });
    await expect(glance).toContainText('Next from you: documents');
    await expect(glance).toContainText('Order ID');
    await glance.getByRole('button', { name: 'Chat with Expert' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'From your expert' }).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Documents' })).toBeFocused();
    await page.getByRole('button', { name: 'View PAN card.pdf' }).focus();
    await page.keyboard.press('Tab');
    const ask = page.getByRole('button', { name: 'Ask our expert to replace PAN card' });
    await expect(ask).toBeFocused();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await (await opened).waitForURL(/contact-us/);
  });
});
