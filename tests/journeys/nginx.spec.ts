import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOW } from '../../scripts/leftOut.ts';
import { hasNginx, isLeftOut } from '../../scripts/machine.ts';
import { ask } from './support/ask.ts';
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

// Nobody signs a test's certificate.
test.use({ ignoreHTTPSErrors: true });

test.describe('The nginx example (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);

  test('is a configuration that nginx accepts', ({ nginx }) => {
    expect(nginx.decision).toContain('test is successful');
  });

  test('serves files with the right cache headers and the security headers', async ({ nginx, sandbox }) => {
    const page = await ask(`${nginx.address}/task-detail/3`);
    expect(page.header('cache-control')).toBe('no-cache');
    expect(page.header('strict-transport-security')).toBe('max-age=31536000');
    const asBackend = await ask(`${sandbox.address}/task-detail/3`);
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
    ])
      expect(page.header(name), name).toBe(asBackend.header(name));
    const script = /\/assets\/[^"]+\.js/.exec(page.text)?.[0] ?? '';
    const asset = await ask(`${nginx.address}${script}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.header('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.header('content-encoding')).toBe('gzip');
    // Compressed on the fly it would have no length: this is the file that the build compressed.
    expect(Number(asset.header('content-length'))).toBeGreaterThan(0);
    const packed = await ask(`${sandbox.address}${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(packed.header('content-encoding')).toBe('br');
    expect(asset.header('cross-origin-resource-policy')).toBe('same-origin');
    const nothing = await ask(`${nginx.address}/assets/nothing.js`);
    expect([nothing.status, nothing.header('cache-control')]).toEqual([404, 'no-store']);
    expect(nothing.header('x-content-type-options')).toBe('nosniff');
    for (const [file, kind] of [
      ['portal.config.json', 'application/json'],
      ['version.json', 'application/json'],
      ['licences.txt', 'text/plain'],
      ['serviceWorker.js', 'application/javascript'],
      ['manifest.webmanifest', 'application/manifest+json'],
      ['brand/icon-192.png', 'image/png'],
      ['brand/icon.svg', 'image/svg+xml'],
      ['brand/logo.svg', 'image/svg+xml'],
      ['.well-known/security.txt', 'text/plain'],
    ]) {
      const answer = await ask(`${nginx.address}/${file}`);
      expect([answer.status, answer.header('cache-control')]).toEqual([200, 'no-cache']);
      expect(answer.header('content-type')).toContain(kind);
    }
    for (const health of [`${nginx.address}/healthz`, nginx.health])
      expect((await ask(health)).text).toBe('ok\n');
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
    await page.getByRole('button', { name: 'Reload' }).click({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });

    move(aside, assets);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Everything looks good')).toBeVisible();

    // The next release has other file names; an open page still finds its files in the previous release's folder.
    move(assets, join(releases.previous, 'assets'));
    const kept = await ask(`${nginx.address}/assets/${screen[0]}`);
    expect([kept.status, kept.header('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    // A call that the page still waits for would be cut off by the end of nginx, and count as an incident.
    await page.close();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
