import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Desk } from './desk.ts';

/**
 * 50 concurrent customers for 30 s against the embedded backend on loopback: errors, rate, times and memory.
 */
const CUSTOMERS = Number(process.env['LOAD_CUSTOMERS'] ?? 50);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
const LONGEST_MS = 30_000;
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

const DESK_KEY = 'key-of-the-load';
const directory = mkdtempSync(join(tmpdir(), 'load-'));
const began = performance.now();
const program = spawn(process.execPath, ['dist-sandbox/main.js'], {
  env: { ...process.env, PORT: '0', SANDBOX_DIR: directory, SANDBOX_QUIET: '1', SANDBOX_KEY: DESK_KEY },
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

const times: number[] = [];
const failures: string[] = [];

interface Sent {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly token: string;
  readonly body?: object;
}

const send = async ({ method, url, token, body }: Sent): Promise<string> => {
  const start = performance.now();
  const init = {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    // A call that never ends counts as an error and must not hang the run.
    signal: AbortSignal.timeout(LONGEST_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    times.push(performance.now() - start);
    if (!response.ok) failures.push(`${response.status} ${method} ${url} ${text.slice(0, 100)}`);
    return text;
  } catch (error) {
    failures.push(`lost ${method} ${url} ${String(error)}`);
    return '';
  }
};

const buyAndReturn = async (api: string, token: string): Promise<void> => {
  const text = await send({ method: 'POST', url: `${api}add-to-cart`, token, body: CART_LINE });
  const id = /"id":(\d+)(?=[^[]*\],"payment")/.exec(text)?.[1];
  if (id !== undefined) await send({ method: 'DELETE', url: `${api}remove-cart-item/${id}`, token });
};

const liveOneCustomer = async (api: string, token: string): Promise<void> => {
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    for (const path of READS) await send({ method: 'GET', url: api + path, token });
    await buyAndReturn(api, token);
  }
};

const newCustomer = async (origin: string, index: number): Promise<string> => {
  const phone = `+9198${String(index).padStart(8, '0')}`;
  return (await new Desk(origin, DESK_KEY).addCustomer({ phone })).access_token;
};

const at = (share: number): string => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;

try {
  const origin = await readyAt();
  const ready = Math.round(performance.now() - began);
  const idle = residentMegabytes();
  const tokens: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) tokens.push(await newCustomer(origin, index));
  const start = performance.now();
  await Promise.all(tokens.map((token) => liveOneCustomer(`${origin}/api/v3/`, token)));
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const where = process.env['DATABASE_URL'] === undefined ? 'embedded database' : 'PostgreSQL';
  console.log(`${CUSTOMERS} customers for ${seconds.toFixed(0)} s on the ${where}`);
  console.log(
    `ready after ${ready} ms; resident memory ${idle} at the start, ${residentMegabytes()} at the end`,
  );
  console.log(
    `${times.length} calls, ${(times.length / seconds).toFixed(0)} a second; median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
  );
  console.log(`${failures.length} errors`);
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  program.kill('SIGTERM');
  await new Promise((resolve) => {
    program.once('exit', resolve);
  });
  rmSync(directory, { recursive: true, force: true });
}
