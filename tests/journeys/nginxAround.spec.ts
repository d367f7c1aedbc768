import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { HOW } from '../../scripts/leftOut.ts';
import { hasNginx, isLeftOut } from '../../scripts/machine.ts';
import { ask } from './support/ask.ts';
import { expect, test } from './support/collectors.ts';
import { certify, type RunningNginx, startFront, startNginx } from './support/nginx.ts';

const PORTAL = {
  brand: { name: 'Portal' },
  captcha: { provider: 'altcha', challenge: '/captcha' },
  payment: { provider: 'payu', key: 'k', action: 'https://gateway.example/_payment' },
};

const CALLS = [
  ['/api/v3/services', 'GET'],
  ['/api/v3/register', 'POST'],
  ['/payment-response', 'POST'],
] as const;

/** Answers with the headers that reached it, and the name that was asked for by TLS. */
const echo = ({ headers, socket }: IncomingMessage, to: ServerResponse): void => {
  const name = socket instanceof TLSSocket ? Reflect.get(socket, 'servername') : undefined;
  to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...headers, name }));
};

const heard = (text: string): Readonly<Record<string, string>> => JSON.parse(text);

const portOf = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const behind = (backend: string, edit: (example: string) => string): Promise<RunningNginx> => {
  const dist = `${process.cwd()}/${process.env['SANDBOX_DIST'] ?? 'dist'}`;
  return startNginx(backend, { dist, previous: '/nowhere', portal: PORTAL, edit });
};

test.describe('The nginx example behind a CDN (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);

  const CDN = '127.0.0.2';
  const CUSTOMER = '127.0.0.3';
  /** What whoever calls says of its own address. */
  const forged = { 'x-forwarded-for': '203.0.113.1' };

  test('tells the backend the address of the customer, whatever the customer says', async () => {
    const backend = createPlainServer(echo);
    const nginx = await behind(`http://127.0.0.1:${await portOf(backend)}`, (example) =>
      example.replaceAll(/# (set_real_ip_from|real_ip_)/g, '$1').replace('198.51.100.0/24', CDN),
    );
    const front = await startFront(nginx.address, CDN);
    for (const [path, method] of CALLS) {
      const through = await ask(front.address + path, { method, headers: forged, from: CUSTOMER });
      expect(heard(through.text)['x-forwarded-for'], `${path} through it`).toBe(CUSTOMER);
      const past = await ask(nginx.address + path, { method, headers: forged, from: CUSTOMER });
      expect(heard(past.text)['x-forwarded-for'], `${path} past it`).toBe(CUSTOMER);
    }
    await front.stop();
    await nginx.stop();
    backend.close();
  });
});

test.describe('The nginx example before a backend on another machine (needs nginx)', () => {
  test.skip(isLeftOut('nginx', hasNginx()), `nginx is missing: ${HOW.nginx}`);

  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-backend-'));
    certify(join(folder, 'authority'), 'authority');
  });
  test.afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** Calls a portal whose backend has a certificate for this name, of the authority that nginx knows or of nobody. */
  const callsTo = async (name: string, isSigned: boolean) => {
    const authority = join(folder, 'authority');
    const own = join(folder, 'backend');
    certify(own, name, isSigned ? authority : undefined);
    const read = (file: string): Buffer => readFileSync(join(own, file));
    const backend = createServer({ key: read('privkey.pem'), cert: read('fullchain.pem') }, echo);
    const nginx = await behind(`https://127.0.0.1:${await portOf(backend)}`, (example) =>
      example
        .replaceAll(/# (set \$backend|proxy_ssl_)/g, '$1')
        .replace('/etc/ssl/certs/ca-certificates.crt', join(authority, 'fullchain.pem')),
    );
    const call = await ask(`${nginx.address}/api/v3/services`);
    const returned = await ask(`${nginx.address}/payment-response`, { method: 'POST', body: 'txnid=7' });
    await nginx.stop();
    backend.close();
    return { call, returned, result: `${nginx.address}/payment-response?status=checking&order_id=7` };
  };

  test('speaks to it by TLS under its own name', async () => {
    const { call, returned } = await callsTo('backend.example', true);
    for (const answer of [call, returned])
      expect(heard(answer.text)).toMatchObject({ host: 'backend.example', name: 'backend.example' });
  });

  for (const [what, name, isSigned] of [
    ['is for another name', 'other.example', true],
    ['nobody has signed', 'backend.example', false],
  ] as const)
    test(`hands nothing to one whose certificate ${what}, and leads a payment on`, async () => {
      const { call, returned, result } = await callsTo(name, isSigned);
      expect([call.status, JSON.parse(call.text).success]).toEqual([503, false]);
      expect([returned.status, returned.header('location')]).toEqual([303, result]);
    });
});
