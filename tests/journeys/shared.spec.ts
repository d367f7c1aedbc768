import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { LONGEST_SHARED_MS, MOST_SHARED_BYTES } from '../../src/domain/documents/sharedFiles.ts';
import { MAX_UPLOAD_BYTES } from '../../src/domain/documents/limits.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { installed } from './support/installed.ts';
import { openSettled } from './support/openScreen.ts';
import { photoDialog } from './support/photoDialog.ts';
import { jpegOf } from './support/photos.ts';
import { keptShares, shareLarge, shareWith, type SharedByApp } from './support/share.ts';
import { askForOtp, freshPhone, signIn } from './support/signIn.ts';

test.use({ serviceWorkers: 'allow' });

const pdf = (name: string): SharedByApp => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Shared with the portal' });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const where = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Where does ${name} belong?` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Paths that something was sent to, other than the share address, from now on. */
const sentTo = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/shared') paths.push(pathname);
  });
  return paths;
};

/** A customer with a worker, to whom another app shares a PDF. */
const enterAndShare = async (page: Page, desk: Desk, ...files: readonly SharedByApp[]): Promise<string> => {
  const phone = await enter(page, desk);
  await openSettled(page, '/notifications');
  await installed(page);
  await shareWith(page, files.length === 0 ? [pdf('form.pdf')] : files);
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  return phone;
};

test(
  'Pictures shared while signed out wait through the sign-in, become one PDF for a document, and are sent once [SHARE-01] [SHARE-02] [SHARE-03]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    const phone = freshPhone();
    await desk.addCustomer({ phone });
    await openSettled(page, '/login');
    await installed(page);
    const drawing = { width: 1200, height: 1600, corners: ['red', 'lime', 'blue', 'yellow'] } as const;
    const pictures = [];
    for (const name of ['front.jpg', 'back.jpg'])
      pictures.push({ name, mimeType: 'image/jpeg', buffer: await jpegOf(page, drawing) });
    await shareWith(page, pictures);
    expect(await keptShares(page)).toEqual(['front.jpg', 'back.jpg']);
    await askForOtp(page, phone);
    await page.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
    await press(page, 'Verify OTP');
    await expect(heading(page)).toBeVisible({ timeout: 20_000 });
    await expect(row(page, 'front.jpg')).toBeVisible();
    await expect(row(page, 'back.jpg')).toBeVisible();
    await press(page, 'Make one PDF from photos');
    await expect(photoDialog(page).getByRole('listitem')).toHaveCount(2);
    await photoDialog(page).getByRole('button', { name: 'Make PDF' }).click();
    await photoDialog(page).getByRole('button', { name: 'Use this PDF' }).click();
    await expect(photoDialog(page)).toBeHidden();
    const choice = page.getByRole('combobox', { name: /^Where does .*\.pdf belong\?$/ });
    await expect(choice).toHaveCount(1);
    expect(await keptShares(page)).toEqual(['front.jpg', 'back.jpg']);
    await choice.selectOption({ index: 1 });
    await expect(row(page, '.pdf')).toContainText('2 pages');
    expect(await findings(page)).toEqual([]);
    await press(page, 'Send');
    await expect(page.getByRole('status').getByText(/was sent to/)).toBeVisible({ timeout: 20_000 });
    expect(await keptShares(page)).toEqual([]);
    await expect(page.getByText(/stay on this device/)).toHaveCount(0);
    await openSettled(page, '/shared');
    await expect(page.getByText('No shared files are waiting here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Filecabinet' })).toBeVisible();
  },
);

test('A shared file is sent to the cabinet once, whichever of two tabs is first [SHARE-03]', async ({
  page,
  context,
  desk,
}) => {
  await enterAndShare(page, desk);
  const other = await context.newPage();
  // Storage of the tab is not shared, so that this one learns whose session it has.
  await openSettled(other, '/shared');
  for (const tab of [page, other]) await where(tab, 'form.pdf').selectOption('Filecabinet');
  const sent = [sentTo(page), sentTo(other)];
  await press(page, 'Send');
  await expect(page.getByText('form.pdf was sent to Filecabinet.')).toBeVisible();
  await press(other, 'Send');
  await expect(other.getByText('No longer kept here: form.pdf.')).toBeVisible();
  expect(sent.map((paths) => paths.filter((path) => path.includes('file')).length)).toEqual([1, 0]);
});

const ends = [
  [
    'log-out',
    async (page: Page) => {
      await press(page, 'Log Out');
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    },
  ],
  [
    'the sign-in of another customer',
    async (page: Page, desk: Desk) => {
      const phone = freshPhone();
      await desk.addCustomer({ phone });
      await signIn(page, desk, { phone });
    },
  ],
  ['Put aside', (page: Page) => press(page, 'Put aside')],
  [
    'an hour',
    async (page: Page) => {
      await page.clock.install({ time: Date.now() + LONGEST_SHARED_MS });
      await openSettled(page, '/shared');
    },
  ],
] as const;

for (const [end, bring] of ends)
  test(`Nothing of what was shared is left on the device after ${end} [SHARE-02]`, async ({ page, desk }) => {
    await enterAndShare(page, desk);
    expect(await keptShares(page)).toEqual(['form.pdf']);
    const sent = sentTo(page);
    await bring(page, desk);
    await expect.poll(() => keptShares(page)).toEqual([]);
    expect(sent.filter((path) => path.includes('file'))).toEqual([]);
    await expect(row(page, 'form.pdf')).toHaveCount(0);
  });

test('The same customer, whose session had expired, finds what was shared before; it was nobody else’s [SHARE-02]', async ({
  page,
  desk,
}) => {
  const phone = await enterAndShare(page, desk);
  await signIn(page, desk, { phone });
  await openSettled(page, '/shared');
  await expect(row(page, 'form.pdf')).toBeVisible();
});

test('At most 100 MB are kept, and what found no room is told once [SHARE-02]', async ({ page, desk }) => {
  await enter(page, desk);
  await openSettled(page, '/notifications');
  await installed(page);
  await shareLarge(page, MOST_SHARED_BYTES / MAX_UPLOAD_BYTES + 1, MAX_UPLOAD_BYTES);
  await expect(page.getByText('1 file could not be kept: at most 100 MB')).toBeVisible({ timeout: 30_000 });
  expect((await keptShares(page)).length).toBe(5);
  await openSettled(page, '/shared');
  await expect(page.getByText('could not be kept')).toHaveCount(0);
});

test('What is accepted nowhere is told with its reason, names are text, and nothing is sent without the press [SHARE-03]', async ({
  page,
  desk,
  sandbox,
}) => {
  await enterAndShare(
    page,
    desk,
    { ...pdf('<b>page</b>.html'), mimeType: 'text/html' },
    {
      ...pdf('no-picture.jpg'),
      mimeType: 'image/jpeg',
    },
  );
  await expect(row(page, '<b>page</b>.html')).toContainText('Accepted here:');
  await expect(where(page, '<b>page</b>.html')).toHaveCount(0);
  await expect(row(page, 'no-picture.jpg')).toContainText('This is a PDF.');
  const sent = sentTo(page);
  // Another page of the browser posts as well: its file only comes to stand in the list.
  await page.goto('data:text/html,<title>Elsewhere</title>');
  await shareWith(page, [pdf('planted.pdf')], `${sandbox.address}/shared`);
  await expect(row(page, 'planted.pdf')).toBeVisible({ timeout: 20_000 });
  await press(page, 'Send');
  await expect(where(page, 'planted.pdf')).toBeFocused();
  expect(sent.filter((path) => path.includes('file'))).toEqual([]);
});
