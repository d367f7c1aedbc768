import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../sandbox/http/security';
import { shareTarget } from '../../sandbox/portal/installed';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    '<!doctype html><script>1+1</script><script type="module" src="/assets/a.js"></script>',
  );
  const script = 'export const a = 1;'.repeat(500);
  writeFileSync(join(dist, 'assets', 'a-hash.js'), script);
  writeFileSync(join(dist, 'assets', 'a-hash.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'a-hash.js.gz'), gzipSync(script));
  writeFileSync(join(dist, 'assets', 'plain-hash.js'), script);
  writeFileSync(join(dist, '.env'), 'SECRET');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{"name":"Customer Portal"}');
  running = await startSandbox({ dist });
});
afterAll(async () => {
  await running.close();
  rmSync(dist, { recursive: true, force: true });
});

const raw = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${running.origin}${path}`, { headers });

const encodingOf = async (path: string, accepted: string): Promise<string | null> => {
  const response = await raw(path, { 'accept-encoding': accepted });
  expect([(await response.text()).length, response.headers.get('vary')]).toEqual([
    19 * 500,
    'Accept-Encoding',
  ]);
  return response.headers.get('content-encoding');
};

const manifestOf = async (origin: string): Promise<object> =>
  (await fetch(`${origin}/manifest.webmanifest`)).json();

describe('the manifest', () => {
  it('brings the portal into the Share menu only where there is a worker to receive it [SHARE-01]', async () => {
    expect(await manifestOf(running.origin)).toMatchObject({ name: 'Sahayak Tax & Legal', ...shareTarget });
    const without = await startSandbox({ dist, portal: { serviceWorker: false } });
    expect(await manifestOf(without.origin)).not.toHaveProperty('share_target');
    await without.close();
  });
});

describe('what another app shares where no worker receives it', () => {
  it('is led on to the page that says so, and is not kept [SHARE-01]', async () => {
    const body = new FormData();
    body.append('files', new Blob(['%PDF-1.4']), 'form.pdf');
    const response = await fetch(`${running.origin}/shared`, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shared']);
  });
});

describe('the built portal', () => {
  it('lets no page of another origin call, unless it is told of one', async () => {
    const { headers } = await raw('/api/v3/services', { origin: 'https://portal.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keeps answers to calls out of every cache, and its resources out of other pages', async () => {
    const answers = [
      await raw('/api/v3/services'),
      await raw('/api/v3/nothing'),
      await raw('/api/v3/user/profile'),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect((await raw('/assets/a-hash.js')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('returns the page for every address, uncached', async () => {
    for (const path of ['/', '/dashboard', '/payment-response?status=success', '/GST%20Filing/17']) {
      const response = await raw(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await response.text()).toContain('<script type="module"');
    }
  });

  it('caches hashed assets for ever, in the compressed form that the browser accepts', async () => {
    const brotli = await raw('/assets/a-hash.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(200);
    expect((await brotli.text()).length).toBe(19 * 500);
    expect((await raw('/assets/gone.js')).status).toBe(404);
  });

  it('serves a file in its best existing form, and uncompressed when there is none', async () => {
    expect(await encodingOf('/assets/a-hash.js', 'gzip, deflate')).toBe('gzip');
    expect(await encodingOf('/assets/a-hash.js', 'identity')).toBeNull();
    expect(await encodingOf('/assets/plain-hash.js', 'gzip, br')).toBeNull();
  });

  it('packs the configuration, which every page asks for', async () => {
    const response = await raw('/portal.config.json', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toHaveProperty('search.synonyms');
  });

  it('never serves a file outside its folder', async () => {
    for (const path of ['/.env', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/assets/..%2f.env']) {
      expect(await (await raw(path)).text()).not.toMatch(/SECRET|root:/);
    }
    expect((await raw('/%E0%A4%A')).status).toBeLessThan(500);
  });

  it('returns the page for no file that is missing, and for no address that something else answers', async () => {
    for (const path of [
      '/.env',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/a/b.map',
      '/assets/',
      '/brand/none.png',
      '/serviceWorker.js',
      '/brand/none',
    ])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });

  it('gives the page its policy under the name of its file too, and says what every file is', async () => {
    const page = await raw('/index.html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    const script = await raw('/assets/plain-hash.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('tells of a file without sending it, and sends a part of it', async () => {
    const address = `${running.origin}/assets/plain-hash.js`;
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(19 * 500), '']);
    const part = await raw('/assets/plain-hash.js', { range: 'bytes=0-5' });
    expect([part.status, await part.text()]).toEqual([206, 'export']);
  });
});

describe('the security headers', () => {
  it('come with the page and allow its inline script by hash, the gateway and nothing else', async () => {
    const { headers } = await raw('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain(
      `form-action 'self' ${running.gateway.replace('localhost', '127.0.0.1')}`.replace(
        '127.0.0.1',
        'localhost',
      ),
    );
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'worker-src',
      'blob:',
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('allow a vendor only when it is configured', () => {
    const base = {
      brand: { name: 'x', logo: '' },
      payment: {
        provider: 'payu',
        key: '',
        productInfo: '',
        sendPhone: false,
        action: 'https://pay.example/_payment',
        origins: ['https://bank.example'],
      },
    };
    const google = contentSecurityPolicy({ ...base, captcha: { provider: 'recaptcha', siteKey: 'k' } });
    expect(google).toContain("script-src 'self' https://www.google.com/recaptcha/");
    expect(google).toContain("form-action 'self' https://pay.example https://bank.example");
    const own = contentSecurityPolicy({ ...base, captcha: { provider: 'altcha' } });
    expect(own).not.toContain('google');
    const mixpanel = contentSecurityPolicy({
      ...base,
      captcha: { provider: 'altcha' },
      analytics: { provider: 'mixpanel', token: 't' },
    });
    expect(mixpanel).toMatch(/connect-src 'self' https:\/\/api-js.mixpanel.com/);
  });
});
