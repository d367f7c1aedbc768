import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOW } from '../../scripts/leftOut.ts';
import { hasNginx, isLeftOut } from '../../scripts/machine.ts';
import { fillOrder, placeAndPay, putIntoCart } from './support/buy.ts';
import { expect, test as base } from './support/collectors.ts';
import { type RunningNginx, startNginx } from './support/nginx.ts';
import { signInAsNew } from './support/signIn.ts';

const test = base.extend<{ readonly nginx: RunningNginx }>({
  nginx: [
    async ({ sandbox }, provide) => {
      const nginx = await startNginx(sandbox.address);
      await provide(nginx);
      await nginx.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ nginx }, provide) => {
    await provide(nginx.address);
  },
});

test.describe('The nginx example (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);

  test('is a configuration that nginx accepts', ({ nginx }) => {
    expect(nginx.decision).toContain('test is successful');
  });

  test('serves files with the right cache headers and the security headers', async ({ nginx, sandbox }) => {
    const page = await fetch(`${nginx.address}/task-detail/3`);
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asBackend = await fetch(`${sandbox.address}/task-detail/3`);
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      expect(page.headers.get(name), name).toBe(asBackend.headers.get(name));
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const asset = await fetch(`${nginx.address}${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    // Compressed on the fly it would have no length: this is the file that the build compressed.
    expect(Number(asset.headers.get('content-length'))).toBeGreaterThan(0);
    const packed = await fetch(`${sandbox.address}${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    const nothing = await fetch(`${nginx.address}/assets/nothing.js`);
    expect([nothing.status, nothing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(nothing.headers.get('x-content-type-options')).toBe('nosniff');
    const configuration = await fetch(`${nginx.address}/portal.config.json`);
    expect(configuration.headers.get('cache-control')).toBe('no-cache');
    expect(configuration.headers.get('content-type')).toContain('application/json');
  });

  test('carries a customer from sign-in to a paid order and a reload', async ({ page, desk }) => {
    test.slow();
    await signInAsNew(page, desk);
    await putIntoCart(page, '2500');
    await fillOrder(page);
    await placeAndPay(page);
    await page.goto('/quotation');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Quotation/ })).toBeVisible({ timeout: 20_000 });
  });

  test('shows a screen again whose file was missing for a moment', async ({
    page,
    desk,
    sandbox,
    incidents,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
    const releases = { dist: join(folder, 'dist'), previous: join(folder, 'previous') };
    cpSync(process.env['SANDBOX_DIST'] ?? 'dist', releases.dist, { recursive: true });
    const nginx = await startNginx(sandbox.address, releases);
    const screen = readdirSync(join(releases.dist, 'assets')).filter((name) => /^ScoreScreen.*js/.test(name));
    const move = (from: string, to: string): void => {
      mkdirSync(to, { recursive: true });
      for (const name of screen) renameSync(join(from, name), join(to, name));
    };
    const [assets, aside] = [join(releases.dist, 'assets'), join(folder, 'aside')];
    incidents.expectFailuresOf('/assets/ScoreScreen');
    incidents.expect(/Failed to fetch dynamically imported module/, /^console: A screen could not be shown/);

    await signInAsNew(page, desk, `${nginx.address}/login`);
    move(assets, aside);
    await page.goto(`${nginx.address}/tax-fitt`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });

    move(aside, assets);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Everything looks good')).toBeVisible();

    // The next release has other file names; an open page still finds its files in the previous release's folder.
    move(assets, join(releases.previous, 'assets'));
    const kept = await fetch(`${nginx.address}/assets/${screen[0]}`);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
