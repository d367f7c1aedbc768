import { readFileSync } from 'node:fs';
import { type PaymentProvider, paymentVendors } from '../src/infrastructure/vendors/paymentVendors';
import { isRecord } from './http/shape';
import { countIn } from './counts';
import { type Brand, readBrand } from './brand';
import { type Limits, limitsFrom } from './limits';

/** The settings of one sandbox: read from the environment at start, or passed in by tests. */
export type SandboxConfig = {
  readonly host: string;
  readonly port: number;
  /** 0 picks a free port, as it does for `port`. */
  readonly gatewayPort: number;
  /** The port of an origin of their own for stored files, 0 for a free one; without it the portal's origin has them. */
  readonly filesPort?: number;
  /** A PostgreSQL address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database; null for a database in memory. */
  readonly directory: string | null;
  /** Writes are refused while the disk of that folder has fewer free bytes. */
  readonly leastFreeBytes?: number;
  /** Folder of the built portal. */
  readonly dist: string;
  readonly quiet: boolean;
  /** Opens the desk; without it the database's own key does. */
  readonly deskKey?: string;
  /** Whose name, look and support the portal shows. */
  readonly brand: Brand;
  /** Keys that override those of the demo's /portal.config.json. */
  readonly portal?: Readonly<Record<string, unknown>>;
  readonly recaptcha: { readonly siteKey: string; readonly secret: string } | null;
  /** The most attempts that solving a captcha's challenge takes; a third of them is the least. */
  readonly captchaAttempts?: number;
  readonly limits: Limits;
  /** How many hours a sign-in lasts. */
  readonly tokenHours: number;
  /** Addresses of the proxies whose x-forwarded-for is trusted. */
  readonly trustedProxies: readonly string[];
  /** The origin of a page that may call from elsewhere; without it only the sandbox's own page may. */
  readonly allowedOrigin?: string;
  /** The payment provider that the demo's configuration names, the only one that is played. */
  readonly paymentProvider: PaymentProvider;
  /** Others that are played beside it, for tests that pay by each. */
  readonly furtherProviders?: readonly PaymentProvider[];
  /** What the stand-in of the payment provider signs with; without it the database's own. */
  readonly paymentSecret?: string;
  /** Whether stand-ins for captcha, analytics and chat are played, and configured in the demo's portal. */
  readonly vendors?: boolean;
  /** What the stand-in knows the shop by, and what is paid for, as the demo's configuration names both. */
  readonly merchant: { readonly key: string; readonly productInfo: string };
};

type Variables = Readonly<Record<string, string | undefined>>;

const portFrom = (text: string | undefined, otherwise: number): number => {
  const port = text === undefined || text === '' ? otherwise : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${text}" is not a port: a whole number from 0 to 65535 is needed.`);
  }
  return port;
};

const filesPortFrom = (text = ''): Pick<SandboxConfig, 'filesPort'> =>
  text === '' ? {} : { filesPort: portFrom(text, 0) };

const deskKeyFrom = (text = ''): Pick<SandboxConfig, 'deskKey'> => (text === '' ? {} : { deskKey: text });

const paymentSecretFrom = (text = ''): Pick<SandboxConfig, 'paymentSecret'> =>
  text === '' ? {} : { paymentSecret: text };

const isProvider = (name: string): name is PaymentProvider => Object.hasOwn(paymentVendors, name);

const providerFrom = (name = ''): PaymentProvider => {
  if (name === '') return 'payu';
  if (isProvider(name)) return name;
  const known = Object.keys(paymentVendors).join(', ');
  throw new Error(`PAYMENT_PROVIDER "${name}" is not known; these are: ${known}.`);
};

const recaptchaFrom = (env: Variables): SandboxConfig['recaptcha'] => {
  const siteKey = env['RECAPTCHA_SITE_KEY'];
  const secret = env['RECAPTCHA_SECRET'];
  return siteKey && secret ? { siteKey, secret } : null;
};

const portalFrom = (file: string): Readonly<Record<string, unknown>> => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(read)) throw new Error(`${file} holds no portal configuration: a JSON object is needed.`);
  return read;
};

const addressesIn = (text = ''): readonly string[] =>
  text.split(/[\s,]+/).filter((address) => address !== '');

const allowedOriginFrom = (text = ''): Pick<SandboxConfig, 'allowedOrigin'> => {
  if (text === '') return {};
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null')
    throw new Error(`ALLOWED_ORIGIN "${text}" is no origin: one such as https://portal.example is needed.`);
  return { allowedOrigin: origin };
};

/** Reads the configuration from environment variables; throws a readable message for an invalid port. */
export const configFrom = (env: Variables): SandboxConfig => {
  const port = portFrom(env['PORT'], 4173);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    gatewayPort: portFrom(env['GATEWAY_PORT'], port === 0 ? 0 : port + 1),
    ...filesPortFrom(env['FILES_PORT']),
    databaseUrl: env['DATABASE_URL'] ?? null,
    directory: env['SANDBOX_DIR'] ?? '.sandbox',
    dist: env['SANDBOX_DIST'] ?? 'dist',
    brand: readBrand(env['BRAND'] || 'first'),
    ...(env['SANDBOX_PORTAL_CONFIG'] ? { portal: portalFrom(env['SANDBOX_PORTAL_CONFIG']) } : {}),
    quiet: env['SANDBOX_QUIET'] !== undefined && env['SANDBOX_QUIET'] !== '',
    ...deskKeyFrom(env['SANDBOX_KEY']),
    recaptcha: recaptchaFrom(env),
    limits: limitsFrom(env),
    tokenHours: countIn(env, 'SANDBOX_TOKEN_HOURS', 12),
    trustedProxies: addressesIn(env['TRUSTED_PROXIES']),
    ...allowedOriginFrom(env['ALLOWED_ORIGIN']),
    paymentProvider: providerFrom(env['PAYMENT_PROVIDER']),
    ...paymentSecretFrom(env['PAYMENT_SECRET'] ?? env['PAYU_SALT']),
    vendors: (env['SANDBOX_VENDORS'] ?? '') !== '',
    merchant: {
      key: env['PAYMENT_KEY'] ?? env['PAYU_KEY'] ?? 'sandbox',
      productInfo: 'Services',
    },
  };
};
