import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';

/** What keeps Chromium from offering to install the page. */
const obstacles = async (session: CDPSession): Promise<readonly string[]> =>
  (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const decodedSizes = (page: Page, { icons }: Manifest): Promise<readonly string[]> =>
  page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons.map(({ src }) => src),
  );

test(
  'Chromium finds nothing that keeps the portal from being installed [LINE-05]',
  { tag: '@flow' },
  async ({ sandbox }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-profile-'));
    // The headless shell never finds an obstacle, and a private window always does.
    const executablePath = findChromium();
    const browser = await chromium.launchPersistentContext(folder, {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags],
    });
    const page = await browser.newPage();
    const session = await browser.newCDPSession(page);
    await page.goto(`${sandbox.address}/sandbox/pages/blogs`);
    await expect.poll(() => obstacles(session)).toContain('no-manifest');
    await page.goto(`${sandbox.address}/login`);
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await expect.poll(() => obstacles(session)).toEqual([]);
    const { data = '', errors, url } = await session.send('Page.getAppManifest');
    const manifest: Manifest = JSON.parse(data);
    expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
    expect(manifest).toMatchObject({ name: 'Sahayak Tax & Legal', lang: 'en-IN', start_url: '/' });
    expect(await decodedSizes(page, manifest)).toEqual(manifest.icons.map(({ sizes }) => sizes));
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  },
);

test(
  'The icon shows how much needs the customer, and nothing after log-out [INST-01]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        setAppBadge: (count: number) => Promise.resolve(localStorage.setItem('test.icon', String(count))),
        clearAppBadge: () => Promise.resolve(localStorage.setItem('test.icon', '')),
      });
    });
    const icon = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('test.icon'));
    await enter(page, desk);
    await openSettled(page, '/dashboard');
    const heading = page.getByRole('heading', { name: /^Needs you now \(\d+\)$/ });
    const [count = ''] = /\d+/.exec(await heading.innerText()) ?? [];
    await expect.poll(icon).toBe(count);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect.poll(icon).toBe('');
  },
);

test('The offer to install is made after an upload, never before, and not again once declined [INST-02]', async ({
  page,
  desk,
  announcements,
}) => {
  const canBeInstalled = (): Promise<boolean> =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve() }));
      return event.defaultPrevented;
    });
  const offer = page.getByRole('region', { name: 'Install the portal' });
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  expect(await canBeInstalled()).toBe(true);
  await expect(offer).toHaveCount(0);
  const upload = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a file' }).click();
    const file = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await (await chooser).setFiles([file]);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await announcements.told('form.pdf uploaded.');
  };
  await upload();
  await expect(offer.getByRole('button', { name: 'Install' })).toBeVisible();
  await page.waitForEvent('load', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await canBeInstalled();
  await expect(offer).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await openSettled(page, '/filecabinet');
  await canBeInstalled();
  await upload();
  await expect(offer).toHaveCount(0);
});
