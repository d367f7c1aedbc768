import { parseArgs } from 'node:util';

export interface Options {
  readonly backend: URL;
  readonly portal?: URL;
  readonly origin?: string;
  readonly token?: string;
  readonly phone?: string;
  readonly otp?: string;
  readonly writes: boolean;
  /** A number that is not registered yet. */
  readonly newPhone?: string;
  readonly newOtp?: string;
  /** The salt of PayU's merchant. */
  readonly paymentSalt?: string;
  readonly discountCode?: string;
  readonly junit?: string;
  readonly html?: string;
  /** Seconds after which a response is called slow. */
  readonly slow: number;
  /** Seconds after which a call is given up. */
  readonly timeout: number;
}

export const HELP = `npm run conformance -- https://backend.example [options]

Asks a backend what the portal asks, and holds each response against docs/api/openapi.yaml.

  --token T             the access_token of a session
  --phone N [--otp N]   signs in instead; without --otp a one-time password is sent and asked for
  --writes              also the calls that write; what stays behind is listed
  --discount-code C     a code that is valid for any cart, for --writes
  --new-phone N [--new-otp N]
                        a number that is not registered, for --writes: it is registered
  --payment-salt S      the salt of a test merchant at PayU, for --writes: the order is paid by a genuine return
  --origin ORIGIN       the origin of the portal's page, for CORS
  --portal ADDRESS      who serves the page and /portal.config.json; the backend, when left out
  --junit FILE          the report as JUnit XML
  --html FILE           the report as one page
  --slow SECONDS        a later response is a warning (10)
  --timeout SECONDS     a later response is a failure (60)
  --help

Ends with 0 when all is good, 1 when there are failures, 2 when it could not run.
`;

/** What is wrong with the options, in one sentence. */
export class WrongUsage extends Error {}

const DEFINED = {
  token: { type: 'string' },
  phone: { type: 'string' },
  otp: { type: 'string' },
  writes: { type: 'boolean' },
  'new-phone': { type: 'string' },
  'new-otp': { type: 'string' },
  'payment-salt': { type: 'string' },
  'discount-code': { type: 'string' },
  origin: { type: 'string' },
  portal: { type: 'string' },
  junit: { type: 'string' },
  html: { type: 'string' },
  slow: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const EXAMPLE = 'such as: npm run conformance -- https://backend.example --token T';

const addressOf = (text: string, name: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new WrongUsage(`${name} must be an address with http or https, ${EXAMPLE}`);
  if (!/^\/(?:api\/v3\/?)?$/.test(url.pathname))
    throw new WrongUsage(`${name} must be an origin without a path: the calls are below /api/v3 of it.`);
  return new URL(url.origin);
};

const secondsOf = (text: string | undefined, otherwise: number, name: string): number => {
  const seconds = text === undefined ? otherwise : Number(text);
  if (!(seconds > 0)) throw new WrongUsage(`${name} must be a number of seconds.`);
  return seconds;
};

const phoneOf = (text: string, name: string): string => {
  const phone = text.replaceAll(/[\s-]/g, '').replace(/^(?=\d{10}$)/, '+91');
  if (!/^\+91[6-9]\d{9}$/.test(phone))
    throw new WrongUsage(`${name} must be an Indian mobile number, such as +919876543210.`);
  return phone;
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

const kinds = new Map<string, string>(Object.entries(DEFINED).map(([name, { type }]) => [`--${name}`, type]));

const isDashed = (arg = ''): boolean => arg.startsWith('-') && !kinds.has(arg.split('=')[0] ?? '');

const takesDashed = (args: readonly string[], at: number): boolean =>
  kinds.get(args[at] ?? '') === 'string' && isDashed(args[at + 1]);

/** Values that begin with a dash, as a random token may, joined to their option. */
const joined = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, at) => {
    if (takesDashed(args, at - 1)) return [];
    return [takesDashed(args, at) ? `${arg}=${args[at + 1] ?? ''}` : arg];
  });

const parsed = (
  args: readonly string[],
): { readonly values: Values; readonly positionals: readonly string[] } => {
  try {
    return parseArgs({ args: [...joined(args)], options: DEFINED, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new WrongUsage(`${sentence.replace(/\.$/, '')}. --help lists the options.`);
  }
};

const textsIn = (values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** Options that say nothing without another one, and why. */
const NEEDED: readonly (readonly [name: string, other: string, why: string])[] = [
  ['otp', 'phone', '--otp needs the number that it was sent to: --phone.'],
  ['new-otp', 'new-phone', '--new-otp needs the number that it was sent to: --new-phone.'],
  ['new-phone', 'writes', '--new-phone is for the calls that write: --writes.'],
  ['payment-salt', 'writes', '--payment-salt is for the calls that write: --writes.'],
];

const checkSession = ({ token, phone, writes }: Values): void => {
  if (token !== undefined && phone !== undefined)
    throw new WrongUsage('--token and --phone are two ways to the same: give one of them.');
  if (writes === true && token === undefined && phone === undefined)
    throw new WrongUsage('--writes needs a session: --token, or --phone.');
};

const checkTogether = (values: Values): void => {
  checkSession(values);
  for (const [name, other, why] of NEEDED)
    if (values[name] !== undefined && values[other] === undefined) throw new WrongUsage(why);
  for (const name of ['token', 'payment-salt'])
    if (values[name] === '') throw new WrongUsage(`--${name} is empty.`);
};

/** Options that are taken as they stand, by their names here. */
const TEXTS = {
  token: 'token',
  otp: 'otp',
  'new-otp': 'newOtp',
  'payment-salt': 'paymentSalt',
  'discount-code': 'discountCode',
  junit: 'junit',
  html: 'html',
};

const textsAsTheyStand = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(TEXTS).flatMap(([name, key]) => {
      const text = texts[name];
      return text === undefined ? [] : [[key, text] as const];
    }),
  );

/** The options of a command line; undefined when it asks for help. Throws WrongUsage. */
export const optionsOf = (args: readonly string[]): Options | undefined => {
  const { values, positionals } = parsed(args);
  if (values['help'] === true) return undefined;
  const [backend, ...further] = positionals;
  if (backend === undefined || further.length > 0) throw new WrongUsage(`Name one backend, ${EXAMPLE}`);
  checkTogether(values);
  const texts = textsIn(values);
  const { portal, origin, phone, slow, timeout, 'new-phone': newPhone } = texts;
  return {
    backend: addressOf(backend, 'The backend'),
    ...textsAsTheyStand(texts),
    ...(portal === undefined ? {} : { portal: addressOf(portal, '--portal') }),
    ...(origin === undefined ? {} : { origin: addressOf(origin, '--origin').origin }),
    ...(phone === undefined ? {} : { phone: phoneOf(phone, '--phone') }),
    ...(newPhone === undefined ? {} : { newPhone: phoneOf(newPhone, '--new-phone') }),
    writes: values['writes'] === true,
    slow: secondsOf(slow, 10, '--slow'),
    timeout: secondsOf(timeout, 60, '--timeout'),
  };
};
