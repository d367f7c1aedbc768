import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { expect, test } from './support/collectors.ts';

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
