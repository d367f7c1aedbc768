import { rmSync } from 'node:fs';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from './ownDatabase';
import { describeOnPostgres } from './postgres';
import { buildProgram, endProgram, postJson, type Program, removeProgram, startProgram } from './program';
import { FIXED, ORDER } from './shopping';
import { DESK, seededSandbox } from './startSandbox';

let directory: string;
beforeAll(async () => {
  directory = await seededSandbox();
  await buildProgram();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  removeProgram();
});

describe('two programs on one folder', () => {
  it('refuse to start the second one, which prints why in one sentence', async () => {
    const first = await startProgram({ SANDBOX_DIR: directory });
    await expect(startProgram({ SANDBOX_DIR: directory })).rejects.toThrow(
      /^Another sandbox \(process \d+\) already uses .*SANDBOX_DIR\.\n$/,
    );
    await endProgram(first);
    expect(first.process.exitCode).toBe(0);
  });
});

let one: Program;
let other: Program;

type Entered = { readonly access_token: string };
const PHONE = '+919700000001';

const form = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
type Call = { readonly path: string; readonly token: string; readonly body?: object };

const call = async (program: Program, { path, token, body }: Call) => {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${program.origin}/api/v3/${path}`;
  return (await (body === undefined ? fetch(url, { headers }) : postJson(url, body, headers))).json();
};
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  );

const shareEverything = (): void => {
  it('share one migration, one seed and the sessions', async () => {
    const made = await postJson(`${one.origin}/sandbox/customers`, { phone: PHONE }, DESK);
    const { access_token: token }: Entered = await made.json();
    const [here, there] = await Promise.all([
      call(one, { path: 'user/tasks', token }),
      call(other, { path: 'user/tasks', token }),
    ]);
    expect(here.data.length).toBeGreaterThan(4);
    expect(there).toEqual(here);
    expect((await call(other, { path: 'services', token })).length).toBe(8);
  });
};

const honourOnce = (): void => {
  it('accept at one what was requested at the other: code and captcha, each once', async () => {
    const challenge = await (await fetch(`${one.origin}/sandbox/altcha`)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const grecaptcharesponse = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const send = async (program: Program) =>
      (
        await postJson(`${program.origin}/api/v3/captcha-verfy-and-send-otp`, {
          username: PHONE,
          grecaptcharesponse,
        })
      ).json();
    expect([(await send(other)).type, (await send(one)).type]).toEqual(['success', 'failed']);
    const [message] = await (
      await fetch(`${one.origin}/sandbox/outbox?phone=${encodeURIComponent(PHONE)}`, { headers: DESK })
    ).json();
    const otp = /\d{6}/.exec(message.text)?.[0];
    const verify = (program: Program) =>
      postJson(`${program.origin}/api/v3/auth/token`, { username: PHONE, otp });
    const answers = await Promise.all([verify(one), verify(other), verify(one), verify(other)]);
    expect(answers.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401,
    ]);
  });
};

const payOnce = (): void => {
  it('pay one order once although its return reaches both at the same moment', async () => {
    const made = await postJson(
      `${one.origin}/sandbox/customers`,
      { phone: '+919700000002', empty: true },
      DESK,
    );
    const { access_token: token }: Entered = await made.json();
    await call(other, { path: 'add-to-cart', token, body: FIXED });
    const { data: cart } = await call(one, { path: 'user/cart', token });
    const { data: orderId } = await call(other, {
      path: 'place-order',
      token,
      body: { ...ORDER, payment: cart.payment },
    });
    const { data: hash } = await call(one, {
      path: 'generate-payu-checksum',
      token,
      body: { order_id: orderId },
    });
    const config = await (await fetch(`${one.origin}/portal.config.json`)).json();
    const fields = {
      key: config.payment.key,
      txnid: String(orderId),
      amount: cart.payment.payable,
      productinfo: 'Services',
      firstname: ORDER.full_name,
      email: ORDER.email,
      udf1: 'WEB',
      udf2: ORDER.billing_address,
      udf3: '',
      udf4: ORDER.billing_state,
      udf5: ORDER.billing_zip_code,
      surl: `${one.origin}/payment-response`,
      furl: `${one.origin}/payment-response`,
      hash,
    };
    const gateway = new URL(config.payment.action).origin;
    const page = (await form(`${gateway}/_payment`, fields)).headers.get('location') ?? '';
    const back = hiddenFields(await (await form(`${new URL(page, gateway).href}/success`, {})).text());
    const returns = Array.from({ length: 10 }, (_, index) =>
      form(`${(index % 2 === 0 ? one : other).origin}/payment-response`, back),
    );
    const places = (await Promise.all(returns)).map((response) => response.headers.get('location'));
    expect(new Set(places)).toEqual(new Set([`/payment-response?status=success&order_id=${orderId}`]));
    expect((await call(other, { path: 'user/tasks', token })).data).toHaveLength(1);
    expect((await call(one, { path: 'user/cart', token })).data.items).toEqual([]);
  });
};

describeOnPostgres('two programs on one PostgreSQL', (server) => {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const own = await ownDatabase({}, server);
    ({ drop } = own);
    const environment = { DATABASE_URL: own.databaseUrl ?? '' };
    [one, other] = await Promise.all([startProgram(environment), startProgram(environment)]);
  });
  afterAll(async () => {
    await Promise.all([endProgram(one), endProgram(other)]);
    await drop();
  });

  shareEverything();
  honourOnce();
  payOnce();
});
