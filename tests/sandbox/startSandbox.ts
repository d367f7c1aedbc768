import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SandboxConfig } from '../../sandbox/config';
import type { DatabasePlace } from '../../sandbox/database/connect';
import { DEFAULT_LIMITS } from '../../sandbox/limits';
import { listen } from '../../sandbox/listen';
import { readBrand } from '../../sandbox/brand';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox';
import { ownDatabase } from './ownDatabase';
import { seededDirectory } from './seeded';
import { seededImage } from './seededImage';

/** Programs that a test starts have it from the environment. */
export const DESK = { 'x-sandbox-key': process.env['SANDBOX_KEY'] ?? '' };

/** What the stand-ins of the payment providers sign with. */
export const PAYMENT_SECRET = 'testsalt';

const TEST_CONFIG: SandboxConfig = {
  host: '127.0.0.1',
  port: 0,
  gatewayPort: 0,
  databaseUrl: null,
  directory: null,
  dist: 'dist',
  brand: readBrand('first'),
  quiet: true,
  deskKey: DESK['x-sandbox-key'],
  recaptcha: null,
  // A challenge is solved and checked as ever, in a millisecond rather than a tenth of a second.
  captchaAttempts: 3,
  // Hundreds of customers sign in from one address; tests of the limits start with the default ones.
  limits: { ...DEFAULT_LIMITS, calls: 100_000, writes: 100_000, uploadsAtOnce: 1000 },
  tokenHours: 12,
  trustedProxies: [],
  paymentProvider: 'payu',
  paymentSecret: PAYMENT_SECRET,
  merchant: { key: 'testkey', productInfo: 'Services' },
};

// oxlint-disable-next-line typescript/no-explicit-any -- the shape of an answer is what the tests look at
export type Answer = { readonly status: number; readonly body: any; readonly headers: Headers };
type Request = {
  readonly body?: object;
  readonly form?: FormData;
  readonly token?: string;
  readonly headers?: Record<string, string>;
};

export type Running = {
  readonly sandbox: Sandbox;
  readonly origin: string;
  readonly gateway: string;
  readonly clock: { now: number };
  readonly close: () => Promise<void>;
  readonly get: (path: string, token?: string) => Promise<Answer>;
  readonly post: (path: string, request?: Request) => Promise<Answer>;
  readonly remove: (path: string, request?: Request) => Promise<Answer>;
  /** A solved captcha, valid for one use, asked for by a visitor of these headers. */
  readonly captcha: (headers?: Record<string, string>) => Promise<string>;
  /** Requests a code and reads it from the outbox. */
  readonly code: (phone: string) => Promise<string>;
  readonly logIn: (phone: string) => Promise<{ token: string; id: number }>;
  readonly register: (phone: string, name?: string) => Promise<{ token: string; id: number }>;
};

/** A sandbox called over HTTP, in this process or in another one. */
export type Called = Pick<Running, 'origin' | 'gateway' | 'get' | 'post' | 'remove'>;

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const json = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
};

const send = async (method: string, url: string, request: Request): Promise<Answer> => {
  const headers: Record<string, string> = { ...DESK, ...request.headers };
  if (request.token !== undefined) headers['authorization'] = `Bearer ${request.token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const body = request.form ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  return answerOf(
    await fetch(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) }),
  );
};

/** The newest code in the outbox for that number. */
const lastCode = async (sandbox: Sandbox, phone: string): Promise<string> => {
  const row = await sandbox.context.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(row.text)?.[0] ?? '';
};

const solve = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** The calls of a sandbox at that origin; a path is relative to the API unless it begins with a slash. */
export const callsTo = (origin: string): Pick<Running, 'get' | 'post' | 'remove'> => {
  const api = `${origin}/api/v3/`;
  return {
    get: (path, token) => send('GET', new URL(path, api).href, token === undefined ? {} : { token }),
    post: (path, request = {}) => send('POST', new URL(path, api).href, request),
    remove: (path, request = {}) => send('DELETE', new URL(path, api).href, request),
  };
};

const entered = ({ body }: Answer): { token: string; id: number } => ({
  token: body.access_token,
  id: body.data.id,
});

const seedInto = async (directory: string): Promise<void> => {
  const sandbox = await createSandbox({ ...TEST_CONFIG, directory });
  await sandbox.close();
};

/** A new folder with the demo data, which the test deletes. */
export const seededSandbox = (): Promise<string> => seededDirectory('sandbox', seedInto);

type Place = DatabasePlace & { readonly remove: () => Promise<void> };

/** The database that the test asks for, else one in memory with the demo data; a new one is dropped at the end. */
const placeOf = async (config: Partial<SandboxConfig>): Promise<Place> => {
  const { databaseUrl, drop: remove } = await ownDatabase(config);
  const directory = config.directory ?? null;
  if (databaseUrl !== null || directory !== null) return { databaseUrl, directory, remove };
  return { databaseUrl, directory, remove, image: await seededImage('sandbox', seedInto) };
};

/** A sandbox on a free port, with a clock that the test can advance. */
export const startSandbox = async (config: Partial<SandboxConfig> = {}): Promise<Running> => {
  const clock = { now: Date.now() };
  const { databaseUrl, directory, remove, ...memory } = await placeOf(config);
  const sandbox = await createSandbox(
    { ...TEST_CONFIG, ...config, databaseUrl, directory },
    { now: () => new Date(clock.now), ...memory },
  );
  const { portal: origin, gateway, close } = await listen(sandbox);
  const { get, post, remove: removeAt } = callsTo(origin);
  const captcha: Running['captcha'] = async (headers = {}) =>
    solve((await send('GET', `${origin}/sandbox/altcha`, { headers })).body);
  const code = async (phone: string): Promise<string> => {
    await post('captcha-verfy-and-send-otp', {
      body: { username: phone, grecaptcharesponse: await captcha() },
    });
    return lastCode(sandbox, phone);
  };
  return {
    sandbox,
    origin,
    gateway,
    clock,
    close: async () => {
      await close();
      await remove();
    },
    get,
    post,
    remove: removeAt,
    captcha,
    code,
    logIn: async (phone) =>
      entered(await post('auth/token', { body: { username: phone, otp: await code(phone) } })),
    register: async (phone, name = 'Ravi Kumar') => {
      const otp = await code(phone);
      const body = {
        phone,
        email: 'ravi@example.in',
        displayname: name,
        otp,
        referral_code: null,
        status: 'Resident Individual/HUF',
      };
      return entered(await post('register', { body }));
    },
  };
};
