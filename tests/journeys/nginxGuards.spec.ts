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

/** The name that a call with this one reaches the backend under. */
const heardName = async (nginx: RunningNginx, given: string): Promise<string | undefined> => {
  const answer = await ask(`${nginx.address}/api/v3/user/tasks`, { headers: { 'x-request-id': given } });
  const heard: Readonly<Record<string, string>> = JSON.parse(answer.text);
  return heard['x-request-id'];
};

test.describe('The guards of the nginx example (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);
  test.describe.configure({ mode: 'serial' });

  let backend: Server;
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    // It answers with the headers that reached it.
    backend = createServer((from, to) => {
      const refused = /refuse=(\d+)/.exec(from.url ?? '')?.[1];
      to.writeHead(refused === undefined ? 200 : Number(refused), {
        ...OWN_HEADERS,
        'content-type': 'application/json',
      }).end(JSON.stringify(from.headers));
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

  test('lead on from what another app shared where no worker received it, however large it is', async () => {
    for (const body of ['files=1', 'x'.repeat(26 * 1024 * 1024)]) {
      const answer = await ask(`${nginx.address}/shared`, { method: 'POST', body });
      expect([answer.status, answer.header('location')]).toEqual([303, `${nginx.address}/shared`]);
      expect(twice(answer.names)).toEqual([]);
    }
    expect((await ask(`${nginx.address}/shared`)).header('content-security-policy')).toContain('default-src');
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

  test('name their own host to the backend, whatever the caller says', async () => {
    const address = `${nginx.address}/api/v3/services`;
    const hostHeard = async (asked: object): Promise<string> =>
      JSON.parse((await ask(address, asked)).text).host;
    expect(await hostHeard({ headers: { host: 'evil.example' }, isWhole: true })).toBe('localhost');
    expect(await hostHeard({})).toBe(new URL(address).host);
  });

  test('lead whoever has paid to the result, whatever the backend or a limit says', async () => {
    const away = await startNginx('http://127.0.0.1:1', {
      dist: `${process.cwd()}/${process.env['SANDBOX_DIST'] ?? 'dist'}`,
      previous: '/nowhere',
      portal: PORTAL,
    });
    const body = 'mihpayid=4&status=success&txnid=ORD-77&hash=abc';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (address: string, more: object = {}) =>
      ask(`${away.address}${address}`, { method: 'POST', headers, body, ...more });
    const returned = await post('/payment-response');
    expect([returned.status, returned.header('location')]).toEqual([
      303,
      `${away.address}/payment-response?status=checking&order_id=ORD-77`,
    ]);
    for (const path of ['/api/v3/razorpay-return', '/payment-response'])
      expect((await post(path)).status, path).toBe(303);
    expect((await ask(`${away.address}/api/v3/another-return?order_id=1`)).status).toBe(303);
    // By which an alert tells them from a backend's own 303.
    await expect.poll(() => away.log()).toMatch(/ POST \/payment-response 303 .* 502$/m);
    expect(away.log()).toMatch(/ POST \S*-return 303 .* 502$/m);
    const many = await Promise.all(Array.from({ length: 40 }, () => post('/payment-response')));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([303]));
    const large = 'a'.repeat(27_000_000);
    const tooLarge = await post('/payment-response', { body: large }).catch(() => undefined);
    // A refused body may end the connection before the answer is read.
    expect([303, undefined]).toContain(tooLarge?.status);
    const call = await ask(`${away.address}/api/v3/user/tasks`);
    expect([call.status, JSON.parse(call.text).success]).toEqual([503, false]);
    await away.stop();
  });

  test('lead there too where the backend has refused the return', async () => {
    const answer = await ask(`${nginx.address}/payment-response?refuse=422`, {
      method: 'POST',
      body: 'txnid=7',
    });
    expect([answer.status, answer.header('location')]).toEqual([
      303,
      `${nginx.address}/payment-response?status=checking&order_id=7`,
    ]);
  });

  test('answer an unknown file with 404 and a page that leads back, never with the portal', async () => {
    for (const path of ['/sitemap.xml', '/favicon.ico', '/wp-login.php', '/a/b.map']) {
      const answer = await ask(nginx.address + path);
      expect([answer.status, answer.text.includes('href="/"')], path).toEqual([404, true]);
      expect(answer.header('content-type'), path).toContain('text/html');
    }
    expect((await ask(`${nginx.address}/brand/icon.svg`)).status).toBe(200);
    const robots = await ask(`${nginx.address}/robots.txt`);
    expect([robots.status, robots.header('content-type')]).toEqual([200, 'text/plain']);
    expect((await ask(`${nginx.address}/api/v3/files/download-link/a.pdf`)).status).toBe(200);
    expect((await ask(`${nginx.address}/sub-services/16`)).text).toContain('id="root"');
  });

  test('prove the host to whoever signs certificates, and answer a load balancer by address', async () => {
    expect((await ask(`${nginx.plain}/.well-known/acme-challenge/token`)).text).toBe('proof');
    expect((await ask(`${nginx.plain.replace('localhost', '127.0.0.1')}/healthz`)).text).toBe('ok\n');
    expect((await ask(`${nginx.plain.replace('localhost', '[::1]')}/healthz`)).text).toBe('ok\n');
  });

  test('pass the name of a call on and write it down, and make one where none is fit', async () => {
    const named = 'b1946ac9-2c1f-4f0e-8f1b-1f9a3c0d7e55';
    expect(await heardName(nginx, named)).toBe(named);
    expect(await heardName(nginx, '" evil')).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => nginx.log()).toContain(`localhost ${named} GET /api/v3/user/tasks 200`);
  });

  test('write the reports of faults and vitals down, a line each', async () => {
    const body = JSON.stringify({ release: '1.0.0', entries: [{ name: 'LCP', value: 1280 }] });
    for (const kind of ['errors', 'vitals'])
      expect((await ask(`${nginx.address}/reports/${kind}`, { method: 'POST', body })).status).toBe(204);
    await expect.poll(() => nginx.reports().split('\n').length).toBe(3);
    const [told = ''] = nginx.reports().split('\n');
    expect(JSON.parse(JSON.parse(told).report)).toEqual(JSON.parse(body));
    expect(nginx.reports()).not.toContain('127.0.0.1');
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

  test('keep nobody from a code, and no payment from the backend, for what browsers report', async () => {
    const sent = { method: 'POST', body: '{}' };
    const reports = await Promise.all(
      Array.from({ length: 25 }, () => ask(`${nginx.address}/policy-reports`, sent)),
    );
    expect(reports.some(({ status }) => status === 429)).toBe(true);
    for (const path of ['/api/v3/check-user-exist', '/payment-response'])
      expect((await ask(nginx.address + path, sent)).status, path).toBe(200);
  });

  test('ask a program that calls too often to wait, in words that the portal shows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => ask(`${nginx.address}/api/v3/auth/token`, { method: 'POST' })),
    );
    const returned = await ask(`${nginx.address}/payment-response`, { method: 'POST', body: 'txnid=7' });
    expect(returned.status).toBe(200);
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
