import { CABINET_RELOAD_MS } from '../../src/domain/documents/limits.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import {
  answerUpload,
  dialog,
  downloaded,
  drop,
  five,
  keptNames,
  loads,
  open,
  press,
  row,
  UPLOAD,
} from './support/severalUploads.ts';
import { askForOtp, freshPhone } from './support/signIn.ts';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test(
  'Five files are dropped, the third fails once: the page reloads once, after it was tried again [CHECK-06]',
  { tag: '@flow' },
  async ({ page, incidents, announcements }) => {
    incidents.expectFailuresOf(UPLOAD);
    await answerUpload(page, 3, 500);
    await page.clock.install();
    await open(page);
    await drop(page, five);
    const loaded = loads(page);
    await press(page, 'Upload');
    await expect(row(page, 'three.pdf')).toContainText('Error uploading file. Please try again.');
    await expect(row(page, 'five.pdf')).toContainText('Sent');
    await expect(dialog(page).getByRole('status')).toHaveText(
      'Sent 4 of 5.1 file was not sent. The list says why.',
    );
    await page.clock.fastForward(CABINET_RELOAD_MS + 1000);
    expect(loaded()).toBe(0);
    await press(page, 'Try again: three.pdf');
    await announcements.told('5 files uploaded. This page will reload in a moment.');
    await expect.poll(loaded, { timeout: 20_000 }).toBe(1);
    await expect(dialog(page)).toBeHidden();
    for (const { name, text } of five) expect(await downloaded(page, name)).toBe(text);
    expect(loaded()).toBe(1);
    expect((await keptNames(page)).filter((name) => name === 'three.pdf')).toHaveLength(1);
  },
);

test('A failed file that is removed no longer holds the reload; one that is cancelled is not kept [CHECK-06]', async ({
  page,
  incidents,
}) => {
  incidents.expectFailuresOf(UPLOAD);
  await answerUpload(page, 1, 500);
  await open(page);
  await drop(page, five);
  await press(page, 'Remove five.pdf');
  let held = 0;
  await page.route(`**${UPLOAD}`, (route) => {
    held += 1;
    return held === 2 ? undefined : route.fallback();
  });
  const loaded = loads(page);
  await press(page, 'Upload');
  await expect(row(page, 'two.pdf').getByRole('progressbar', { name: 'Uploading two.pdf' })).toBeVisible();
  await press(page, 'Cancel four.pdf');
  await press(page, 'Cancel two.pdf');
  await expect(row(page, 'three.pdf')).toContainText('Sent');
  await expect(row(page, 'two.pdf')).toContainText('Cancelled');
  expect(loaded()).toBe(0);
  await press(page, 'Remove one.pdf');
  await expect.poll(loaded, { timeout: 20_000 }).toBe(1);
  const names = await keptNames(page);
  expect(five.map(({ name }) => names.includes(name))).toEqual([false, false, true, false, false]);
});

test('A lost line loses no file of the list, and closing asks first [CHECK-06]', async ({
  page,
  incidents,
}) => {
  incidents.expectFailuresOf(UPLOAD);
  let isDown = true;
  await page.route(`**${UPLOAD}`, (route) => (isDown ? route.abort() : route.continue()));
  await open(page);
  await drop(page, five.slice(0, 2));
  await press(page, 'Upload');
  await expect(dialog(page).getByText(/^Your connection was lost\./)).toBeVisible();
  await expect(row(page, 'two.pdf')).toContainText('Waiting');
  await press(page, 'Close');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Upload several files' }).click();
  isDown = false;
  const loaded = loads(page);
  await press(page, 'Try again: one.pdf');
  await expect.poll(loaded, { timeout: 20_000 }).toBe(1);
  expect(await keptNames(page)).toEqual(expect.arrayContaining(['one.pdf', 'two.pdf']));
});

test('A session that ends in the middle loses no file: the list is there after signing in again [CHECK-06]', async ({
  page,
  desk,
  incidents,
}) => {
  incidents.expectFailuresOf('/api/v3/');
  const phone = await enter(page, desk);
  await open(page);
  await drop(page, five.slice(0, 3));
  let count = 0;
  await page.route(`**${UPLOAD}`, async (route) => {
    count += 1;
    if (count !== 2) return route.continue();
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'of-yesterday');
      sessionStorage.setItem('token', 'of-yesterday');
    });
    return route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
  });
  await press(page, 'Upload');
  await expect(dialog(page).getByText(/^Your session may have ended\./)).toBeVisible();
  await expect(row(page, 'three.pdf')).toContainText('Waiting');
  await press(page, 'Close');
  await page.getByRole('link', { name: 'Log in' }).click();
  await askForOtp(page, phone);
  await page.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('button', { name: 'Upload several files' }).click({ timeout: 20_000 });
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  const loaded = loads(page);
  await press(page, 'Upload');
  await expect.poll(loaded, { timeout: 20_000 }).toBe(1);
  const names = await keptNames(page);
  for (const { name } of five.slice(0, 3)) expect(names.filter((kept) => kept === name)).toHaveLength(1);
});

test('After a log-out in another tab, nothing of the list reaches the next customer [CHECK-06]', async ({
  page,
  desk,
}) => {
  const next = freshPhone();
  await desk.addCustomer({ phone: next });
  await open(page);
  await drop(page, five.slice(0, 3));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(`**${UPLOAD}`, async (route) => {
    count += 1;
    if (count === 2) await released;
    return route.continue();
  });
  await press(page, 'Upload');
  await expect(row(page, 'two.pdf').getByRole('progressbar', { name: 'Uploading two.pdf' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await other.getByRole('dialog', { name: 'Confirm to logout' }).getByRole('button', { name: 'Yes' }).click();
  await askForOtp(other, next);
  await other.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(next));
  await other.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(other.getByRole('navigation', { name: 'Main' }).first()).toBeVisible({ timeout: 20_000 });
  const second = page.waitForResponse((response) => response.url().endsWith(UPLOAD));
  release();
  await second;
  // Long enough for a third file to be sent.
  await page.waitForTimeout(1000);
  expect(count).toBe(2);
  const names = await keptNames(page);
  expect(five.filter(({ name }) => names.includes(name))).toEqual([]);
});

test('The dialog works by keyboard, keeps the focus, asks before it closes, and axe finds nothing in it', async ({
  page,
}) => {
  test.slow();
  await answerUpload(page, 1, 'never');
  await page.goto('/filecabinet');
  await page.getByRole('button', { name: 'Upload several files' }).press('Enter');
  await drop(page, [...five.slice(0, 2), { name: 'late.xlsx', text: 'PK' }]);
  await dialog(page).getByRole('button', { name: 'Remove late.xlsx' }).press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Remove one.pdf' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).press('Enter');
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading one.pdf' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Stop uploading?' });
  await question.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upload several files' })).toBeFocused();
});

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(`In ${locale}`, () => {
    test.use({ locale });

    test('What can be done about a file that failed stands in one line on a phone, and a list is in view in a low window', async ({
      page,
      incidents,
    }) => {
      incidents.expectFailuresOf(UPLOAD);
      await answerUpload(page, 1, 500);
      await page.goto('/filecabinet');
      await page.getByRole('button', { name: /^(?:Upload several files|कई फ़ाइलें अपलोड करें)$/ }).click();
      const [file] = five;
      await page
        .getByRole('dialog')
        .locator('input[type="file"]')
        .setInputFiles({
          name: 'one.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(file?.text ?? ''),
        });
      const queued = page.getByRole('dialog').getByRole('listitem');
      await expect(queued).toHaveCount(1);
      await page.setViewportSize({ width: 800, height: 360 });
      await expect(queued).toBeInViewport({ ratio: 0.7 });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:Upload|अपलोड करें)$/ })
        .click();
      const presses = queued.getByRole('button');
      await expect(presses).toHaveCount(2);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const tops = await presses.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(tops).size, `${width}: ${tops.join()}`).toBe(1);
      }
    });
  });
