import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { buildIfStale, sandboxBuild } from './builds.ts';
import { Desk } from './desk.ts';

/**
 * Customers who sign in, look around, order and upload without a pause against the embedded backend on loopback.
 */
const CUSTOMERS = Number(process.env['LOAD_CUSTOMERS'] ?? 50);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
const LONGEST_MS = 30_000;
const UPLOAD_BYTES = 500_000;
const CART_LINE = {
  service_id: 31,
  qty: 1,
  amount: 1499,
  questions: [],
  frequency: 'monthly',
  tat: 5,
  pricing_model: 'fixed',
  type: 'entitlement',
};
const ORDER = {
  full_name: 'Nila Iyer',
  phone: '+919000000099',
  email: 'nila@example.in',
  gstin: '',
  billing_address: '12 MG Road',
  billing_locality: '',
  billing_state: 'Maharashtra',
  billing_zip_code: '411001',
  billing_country: 'IN',
  payment_gateway: 'payu',
  discount_code: '',
};
const READS = [
  'user/orders',
  'user/quotations',
  'user/quotation-request',
  'services',
  'user/cart',
  'user/notification',
  'user/tasks',
  'user/profile',
  'user/search?query=gst',
];

const built = await buildIfStale(sandboxBuild);
if (built.code !== 0) throw new Error(built.output);

const DESK_KEY = 'key-of-the-load';
const UNLIMITED = '1000000000';
const directory = mkdtempSync(join(tmpdir(), 'load-'));
const began = performance.now();
const program = spawn(process.execPath, ['dist-sandbox/main.js'], {
  env: {
    ...process.env,
    PORT: '0',
    GATEWAY_PORT: '0',
    SANDBOX_DIR: directory,
    SANDBOX_QUIET: '1',
    SANDBOX_KEY: DESK_KEY,
    // Everybody calls from one address, and nobody pauses.
    SANDBOX_LIMIT_CALLS: UNLIMITED,
    SANDBOX_LIMIT_WRITES: UNLIMITED,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const readyAt = async (): Promise<string> => {
  for await (const line of createInterface({ input: program.stdout })) {
    if (line.startsWith('ready ')) return line.slice('ready '.length);
  }
  throw new Error('The sandbox did not start.');
};

const residentMegabytes = (): string => {
  try {
    const status = readFileSync(`/proc/${program.pid}/status`, 'utf8');
    return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`;
  } catch {
    return 'not told by this system';
  }
};

const ACTS = ['sign in', 'browse', 'order', 'upload'] as const;
type Act = (typeof ACTS)[number];

interface Made {
  readonly act: Act;
  readonly ms: number;
  /** Nothing came within thirty seconds, or the connection ended. */
  readonly isLost: boolean;
}

const made: Made[] = [];
let heardAt = 0;
let longestSilence = 0;

/** A backend that stands still loses calls in another way than one that is slow for each. */
const heard = (): void => {
  const now = performance.now();
  if (heardAt > 0) longestSilence = Math.max(longestSilence, now - heardAt);
  heardAt = now;
};
const failures: string[] = [];

interface Sent {
  readonly act: Act;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly token?: string;
  readonly body?: object | FormData;
}

const initOf = ({ method, token, body }: Sent): RequestInit => ({
  method,
  headers: {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  },
  // A call that never ends must not hang the run.
  signal: AbortSignal.timeout(LONGEST_MS),
  ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
});

/** Sends a call and measures it; a lost one counts with the time that it was waited for. Returns its text, '' for none. */
const send = async (sent: Sent): Promise<string> => {
  const { act, method, url } = sent;
  const start = performance.now();
  const measured = (isLost: boolean): void => {
    made.push({ act, ms: performance.now() - start, isLost });
    if (!isLost) heard();
  };
  try {
    const response = await fetch(url, initOf(sent));
    const text = await response.text();
    measured(false);
    if (response.ok) return text;
    failures.push(`${response.status} ${method} ${url} ${text.slice(0, 100)}`);
  } catch (error) {
    measured(true);
    failures.push(`lost ${method} ${url} ${String(error)}`);
  }
  return '';
};

interface Visitor {
  readonly phone: string;
  /** The captcha, solved before the clock starts: phones solve it, not the machine under load. */
  readonly captcha: string;
}

const newVisitor = async (origin: string, index: number): Promise<Visitor> => {
  const phone = `+9198${String(index).padStart(8, '0')}`;
  await new Desk(origin, DESK_KEY).addCustomer({ phone });
  const challenge = await (await fetch(`${origin}/sandbox/altcha`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { phone, captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
};

interface Told {
  readonly access_token?: string;
  readonly data?: unknown;
}

const parsed = (text: string): Told => {
  const told: Told = text === '' ? {} : JSON.parse(text);
  return told;
};

/** The access token; undefined for a visitor whose sign-in was lost, who tries no more. */
const signIn = async (origin: string, { phone, captcha }: Visitor): Promise<string | undefined> => {
  const post = (call: string, body: object): Promise<string> =>
    send({ act: 'sign in', method: 'POST', url: `${origin}/api/v3/${call}`, body });
  await post('check-user-exist', { username: phone });
  await post('captcha-verfy-and-send-otp', { username: phone, grecaptcharesponse: captcha });
  const otp = await new Desk(origin, DESK_KEY).codeFor(phone).catch(() => undefined);
  return otp === undefined
    ? undefined
    : parsed(await post('auth/token', { username: phone, otp })).access_token;
};

interface Customer {
  readonly api: string;
  readonly token: string;
}

const browse = async ({ api, token }: Customer): Promise<void> => {
  for (const path of READS) await send({ act: 'browse', method: 'GET', url: api + path, token });
};

/** A line in the cart, an order of it, its checksum, and the line out of the cart again. */
const order = async ({ api, token }: Customer): Promise<void> => {
  const call = (method: Sent['method'], path: string, body?: object): Promise<string> =>
    send({ act: 'order', method, url: api + path, token, ...(body === undefined ? {} : { body }) });
  const text = await call('POST', 'add-to-cart', CART_LINE);
  const id = /"id":(\d+)(?=[^[]*\],"payment")/.exec(text)?.[1];
  const cart = parsed(await call('GET', 'user/cart')).data;
  if (typeof cart === 'object' && cart !== null && 'payment' in cart) {
    const placed = parsed(await call('POST', 'place-order', { ...ORDER, payment: cart.payment })).data;
    await call('POST', 'generate-payu-checksum', { order_id: placed });
  }
  if (id !== undefined) await call('DELETE', `remove-cart-item/${id}`);
};

const PDF = new Uint8Array(UPLOAD_BYTES).fill(32);
PDF.set(new TextEncoder().encode('%PDF-1.4\n'));

const upload = async ({ api, token }: Customer): Promise<void> => {
  const body = new FormData();
  body.set('file', new File([PDF], 'form16.pdf', { type: 'application/pdf' }));
  await send({ act: 'upload', method: 'POST', url: `${api}user/file-upload`, token, body });
};

/** Most of what customers do is looking; one visit in four orders, one in six uploads a scan. */
const liveOneCustomer = async (origin: string, visitor: Visitor): Promise<void> => {
  const end = performance.now() + SECONDS * 1000;
  const token = await signIn(origin, visitor);
  if (token === undefined) return;
  const customer = { api: `${origin}/api/v3/`, token };
  for (let round = 1; performance.now() < end; round += 1) {
    await browse(customer);
    if (round % 4 === 1) await order(customer);
    if (round % 6 === 2) await upload(customer);
  }
};

const figuresOf = (what: string, calls: readonly Made[]): object => {
  const times = calls.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    what,
    calls: calls.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'maximum ms': at(1),
    lost: calls.filter(({ isLost }) => isLost).length,
  };
};

try {
  const origin = await readyAt();
  const ready = Math.round(performance.now() - began);
  const idle = residentMegabytes();
  const visitors: Visitor[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) visitors.push(await newVisitor(origin, index));
  const start = performance.now();
  await Promise.all(visitors.map((visitor) => liveOneCustomer(origin, visitor)));
  const seconds = (performance.now() - start) / 1000;
  const where = process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL';
  console.log(`${CUSTOMERS} customers for ${seconds.toFixed(0)} s on the ${where}`);
  console.log(
    `ready after ${ready} ms; resident memory ${idle} at the start, ${residentMegabytes()} at the end`,
  );
  console.log(`${made.length} calls, ${(made.length / seconds).toFixed(0)} a second`);
  console.table([
    ...ACTS.map((act) =>
      figuresOf(
        act,
        made.filter((call) => call.act === act),
      ),
    ),
    figuresOf('all', made),
  ]);
  console.log(
    `${failures.length} errors; ${Math.round(longestSilence)} ms without any answer at the longest`,
  );
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  program.kill('SIGTERM');
  await new Promise((resolve) => {
    program.once('exit', resolve);
  });
  rmSync(directory, { recursive: true, force: true });
}
