import type { Page } from '@playwright/test';
import { unsafeAddresses } from '../domain/addresses/addresses.ts';
import { noDamage, watchDamage } from './support/attacks.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { ownRecords } from './support/ownRecords.ts';

const EVERY = process.env['FULL'] === undefined ? 6 : 1;
const tried = unsafeAddresses.filter((_, place) => place % EVERY === 0);

const LINKS = '**/api/v3/files/download-link/**';
const FOREIGN = 'https://evil.example/office-front.png';

/** Answers every request for a link with this address. */
const linkTo = async (page: Page, address: string): Promise<void> => {
  await page.unroute(LINKS);
  await page.route(LINKS, (route) =>
    route.fulfill({
      json: { status: true, data: { direct_download_link: address, shareable_link: address } },
    }),
  );
};

const FAILED = /^Failed to (get download|retrieve document view) link/;

/** Where a press has led: the window, tabs, downloads. */
const watchWays = (page: Page): readonly string[] => {
  const ways: string[] = [];
  page.on('framenavigated', (frame) => {
    ways.push(frame.url());
  });
  page.on('download', (download) => ways.push(download.url()));
  page.on('popup', (tab) => {
    tab.on('framenavigated', (frame) => {
      if (frame.url() !== 'about:blank') ways.push(frame.url());
    });
  });
  return ways;
};

test('No stored file leads anywhere but to the web, and none of them gets the token', async ({
  page,
  desk,
}) => {
  const damage = await watchDamage(page);
  // What authorizes the requests for stored files.
  const stored: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/files/')) stored.push(request.headers()['authorization']);
  });
  await enter(page, desk);
  const records = ownRecords(page);
  const quotation = (await records.quotations()).find(({ file_path: path }) => Boolean(path));
  const task = (await records.tasks()).find((one) => one.service_name === 'GST Registration');

  /** Presses the button once for each address; a message is all that follows. */
  const pressAt = async (path: string, name: RegExp): Promise<void> => {
    await openSettled(page, path);
    const ways = watchWays(page);
    for (const address of tried) {
      await linkTo(page, address);
      const answered = page.waitForResponse(LINKS);
      await page.getByRole('button', { name }).first().click();
      await answered;
      await expect(page.getByText(FAILED).first(), address).toBeVisible();
      expect(ways, address).toEqual([]);
    }
    await expect.poll(() => page.context().pages().length, path).toBe(1);
    expect(ways, path).toEqual([]);
  };
  await pressAt('/filecabinet', /^Download .+\.\w+$/);
  await pressAt(`/quotation/${quotation?.id}`, /^Download the quotation/);
  await pressAt(`/task-detail/${task?.id}`, /^View .+/);

  await page.unroute(LINKS);
  await openSettled(page, '/filecabinet');
  await page.getByRole('button', { name: 'Preview office-front.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(stored).toEqual([undefined]);
  await page.keyboard.press('Escape');
  // A page itself reads files of the deployment's own origins only.
  await linkTo(page, FOREIGN);
  await page.getByRole('button', { name: 'Download all' }).click();
  await expect(page.getByText(/could not be put into the zip/).first()).toBeVisible();
  expect(damage).toEqual(noDamage);
});
