import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';
import { DESK, type Running, startSandbox } from './startSandbox';

const KEY = DESK['x-sandbox-key'];
const PHONE = '+919410000001';
const CUSTOMER = JSON.stringify({ phone: PHONE, empty: true });

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => running.close());

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

/** Sends the headers as they are, which fetch does not do with Host and Origin. */
const send = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> => {
  const { port } = new URL(running.origin);
  const call = request({ port, host: '127.0.0.1', path, method, headers });
  call.end(body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node emits here
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of response) text += String(piece);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
};

const own = (): string => `localhost:${new URL(running.origin).port}`;
const OUTBOX = `/sandbox/outbox?phone=${encodeURIComponent(PHONE)}`;

const FOREIGN: readonly (readonly [string, () => Record<string, string>])[] = [
  ['a proxy that names its caller', () => ({ 'x-forwarded-for': '127.0.0.1' })],
  ['a proxy that names its host alone', () => ({ 'X-Forwarded-Host': 'portal.example' })],
  ['a proxy that names the scheme alone', () => ({ 'x-forwarded-proto': 'https' })],
  ['a proxy that says Forwarded', () => ({ forwarded: 'for=127.0.0.1' })],
  ['a proxy that says Via', () => ({ via: '1.1 tunnel' })],
  ['a name that was pointed here', () => ({ host: 'evil.example' })],
  ['such a name with this port', () => ({ host: `evil.example:${new URL(running.origin).port}` })],
  ['a page of another site', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['a page of another port', () => ({ 'sec-fetch-site': 'same-site' })],
  ['a form of another origin', () => ({ origin: 'https://evil.example' })],
  ['a form of another port', () => ({ origin: 'http://localhost:1' })],
  ['a form of a page without an origin', () => ({ origin: 'null' })],
];

describe('the desk', () => {
  it.each(FOREIGN)('is closed to %s, even with the key', async (_, headers) => {
    const sent = { headers: { ...DESK, ...headers() } };
    const answers = [
      await send('/sandbox/desk', sent),
      await send(`/sandbox?key=${KEY}`, sent),
      await send(OUTBOX, sent),
      await send('/sandbox/customers', { ...sent, method: 'POST', body: CUSTOMER }),
      await send('/sandbox/faults', { ...sent, method: 'DELETE' }),
      await send('/sandbox/desk/faults/clear', { ...sent, method: 'POST' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('opens to its own page', async () => {
    const headers = { ...DESK, host: own(), origin: `http://${own()}`, 'sec-fetch-site': 'same-origin' };
    expect((await send('/sandbox/desk', { headers })).status).toBe(200);
    expect((await send('/sandbox/desk/faults/clear', { method: 'POST', headers })).status).toBe(303);
  });

  it('keeps the key of the link in a cookie that no script and no other site gets', async () => {
    const opened = await send(`/sandbox?key=${encodeURIComponent(KEY)}`);
    expect([opened.status, opened.headers.location]).toEqual([303, '/sandbox/desk']);
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/sandbox; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await send('/sandbox/desk', { headers })).text).toContain('The desk</h1>');
    expect((await send('/sandbox', { headers })).status).toBe(303);
  });

  it('says where the link is to whoever has no key or a wrong one', async () => {
    const paths = ['/sandbox', '/sandbox?key=wrong', '/sandbox/desk', '/sandbox/desk?key=wrong'];
    for (const path of paths) {
      const page = await send(path);
      expect([page.status, page.headers['set-cookie']]).toEqual([403, undefined]);
      expect(page.text).toContain('the link that the sandbox printed on the terminal');
    }
    const form = await send('/sandbox/desk/faults/clear', { method: 'POST' });
    expect(form.status).toBe(403);
  });

  it('reads and changes nothing without the key', async () => {
    await running.post('/sandbox/faults', { body: { path: 'user/none', kind: 'cut' } });
    const before = running.sandbox.context.faults.list();
    expect(before).toHaveLength(1);
    await running.code(PHONE);
    const answers = [
      await send(OUTBOX),
      await send(OUTBOX, { headers: { 'x-sandbox-key': 'wrong' } }),
      await send('/sandbox/outbox'),
      await send('/sandbox/faults'),
      await send('/sandbox/customers', { method: 'POST', body: CUSTOMER }),
      await send('/sandbox/faults', { method: 'POST', body: '{"path":"*","kind":"cut"}' }),
      await send('/sandbox/faults', { method: 'DELETE', headers: { 'x-sandbox-key': 'wrong' } }),
      await send('/sandbox/faults/1', { method: 'DELETE' }),
      await send('/sandbox/notifications', { method: 'POST', body: '{}' }),
      await send('/sandbox/quotations', { method: 'POST' }),
      await send('/sandbox/steps', { method: 'POST' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(JSON.parse(answers[0]?.text ?? '').message).toContain('SANDBOX_KEY');
    expect(running.sandbox.context.faults.list()).toEqual(before);
    running.sandbox.context.faults.clear();
  });

  it('reads messages and faults to programs with the key, health to any', async () => {
    await running.code(PHONE);
    const [message] = JSON.parse((await send(OUTBOX, { headers: DESK })).text);
    expect(message.text).toMatch(/\d{6}/);
    expect((await send('/sandbox/faults', { headers: DESK })).status).toBe(200);
    expect((await send('/sandbox/health')).status).toBe(200);
  });
});

describe('the key', () => {
  it('is SANDBOX_KEY, else one that the database keeps', async () => {
    expect(configFrom({ SANDBOX_KEY: 'mine' }).deskKey).toBe('mine');
    expect(configFrom({ SANDBOX_KEY: '' }).deskKey).toBeUndefined();
    expect(running.sandbox.context.secrets.desk).toMatch(/^[0-9a-f]{64}$/);
  });
});
