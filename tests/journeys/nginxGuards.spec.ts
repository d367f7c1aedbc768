import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { HOW } from '../../scripts/leftOut.ts';
import { hasNginx, isLeftOut } from '../../scripts/machine.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/collectors.ts';
import { type RunningNginx, startNginx } from './support/nginx.ts';

const PORTAL = {
  brand: { name: 'Portal' },
  captcha: { provider: 'altcha', challenge: '/captcha' },
  payment: {
    provider: 'payu',
    key: 'k',
    action: 'https://gateway.example/_payment',
    productInfo: 'Services',
  },
};

/** What the backend sends of its own accord, as the embedded one does. */
const OWN_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  'strict-transport-security': 'max-age=1',
  'cache-control': 'no-store',
};

const twice = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

test.describe('The guards of the nginx example (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);
  test.describe.configure({ mode: 'serial' });

  let backend: Server;
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    // It answers with the headers that reached it.
    backend = createServer((from, to) => {
      to.writeHead(200, { ...OWN_HEADERS, 'content-type': 'application/json' }).end(
        JSON.stringify(from.headers),
      );
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const address = backend.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const dist = process.env['SANDBOX_DIST'] ?? 'dist';
    const releases = { dist: `${process.cwd()}/${dist}`, previous: '/nowhere', portal: PORTAL };
    nginx = await startNginx(`http://127.0.0.1:${port}`, releases);
  });
  test.afterAll(async () => {
    await nginx.stop();
    backend.close();
  });

  test('send no header twice', async () => {
    const answers = [
      await ask(`${nginx.address}/`),
      await ask(`${nginx.address}/quotation`),
      await ask(`${nginx.address}/assets/nothing.js`),
      await ask(`${nginx.address}/api/v3/services`),
      await ask(`${nginx.address}/payment-response`),
      await ask(`${nginx.address}/payment-response`, { method: 'POST', body: 'a=1' }),
      await ask(`${nginx.address}/.git/config`),
      await ask(`${nginx.address}/healthz`),
    ];
    expect(answers.flatMap(({ names }) => twice(names))).toEqual([]);
    for (const answer of answers) expect(answer.header('strict-transport-security')).toBe('max-age=31536000');
    expect(answers[3]?.header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('tell the backend the real address, whatever the caller says', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1',
    };
    for (const [path, method] of [
      ['/api/v3/services', 'GET'],
      ['/api/v3/register', 'POST'],
      ['/payment-response', 'POST'],
    ]) {
      const answer = await ask(`${nginx.address}${path}`, { headers, ...(method ? { method } : {}) });
      const heard: Record<string, string> = JSON.parse(answer.text);
      expect(heard['x-forwarded-for']).toBe('127.0.0.1');
      expect(heard['x-forwarded-proto']).toBe('https');
      expect([heard['x-forwarded-host'], heard['x-real-ip'], heard['forwarded']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('answer to their own name and over TLS alone', async () => {
    const moved = await ask(`${nginx.plain}/quotation?a=1`);
    expect([moved.status, moved.header('location')]).toEqual([308, `${nginx.address}/quotation?a=1`]);
    for (const address of [nginx.plain, nginx.address])
      await expect(ask(address, { headers: { host: 'evil.example' } })).rejects.toThrow();
    await expect(ask(nginx.address.replace('localhost', '127.0.0.1'))).rejects.toThrow();
  });

  test('keep the list of the build and dotfiles to themselves', async () => {
    for (const path of ['/.vite/manifest.json', '/.git/config', '/.env', '/assets/.htaccess'])
      expect((await ask(nginx.address + path)).status, path).toBe(404);
    expect((await ask(`${nginx.address}/api/v3/files/download-link/.profile`)).status).toBe(200);
  });

  test('log words and no person', async () => {
    const secrets = ['9876543210', 'asha@example.in', 'salary-slip', '4711', 'agent-of-asha', 'from-asha'];
    const [phone, mail, file, id, agent, referrer] = secrets;
    const headers = { 'user-agent': agent ?? '', referer: `https://${referrer}.example/` };
    for (const path of [
      `/api/v3/user/search?query=${phone}`,
      `/api/v3/files/download-link/${file}`,
      `/api/v3/quotations/${id}`,
      `/quotation/${id}?mail=${mail}`,
      `/${mail}`,
      `/${phone}`,
    ])
      await ask(nginx.address + path, { headers });
    await ask(`${nginx.address}/api/v3/user/tasks`, { headers });
    await expect.poll(() => nginx.log()).toContain('GET /api/v3/user/tasks 200');
    const log = nginx.log();
    for (const secret of [...secrets, '127.0.0.1']) expect(log).not.toContain(secret);
    expect(log).toContain('GET /api/v3/files/download-link 200');
    expect(log).toContain('GET /quotation 200');
  });

  test('ask a program that calls too often to wait, in words that the portal shows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => ask(`${nginx.address}/api/v3/auth/token`, { method: 'POST' })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.header('retry-after')).toBe('2');
    expect(JSON.parse(refused?.text ?? '').message).toContain('Please try again in a moment.');
    expect(twice(refused?.names ?? [])).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(15);
    const reads = await Promise.all(
      Array.from({ length: 60 }, () => ask(`${nginx.address}/api/v3/user/tasks`)),
    );
    expect(reads.every(({ status }) => status === 200)).toBe(true);
  });
});
