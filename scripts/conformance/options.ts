import { parseArgs } from 'node:util';

export interface Options {
  readonly backend: URL;
  readonly portal?: URL;
  readonly origin?: string;
  readonly token?: string;
  readonly phone?: string;
  readonly otp?: string;
  readonly writes: boolean;
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

const phoneOf = (text: string): string => {
  const phone = text.replaceAll(/[\s-]/g, '').replace(/^(?=\d{10}$)/, '+91');
  if (!/^\+91[6-9]\d{9}$/.test(phone))
    throw new WrongUsage('--phone must be an Indian mobile number, such as +919876543210.');
  return phone;
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

const parsed = (
  args: readonly string[],
): { readonly values: Values; readonly positionals: readonly string[] } => {
  try {
    return parseArgs({ args: [...args], options: DEFINED, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new WrongUsage(`${sentence.replace(/\.$/, '')}. --help lists the options.`);
  }
};

const textsIn = (values: Values, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );

const checkTogether = (values: Values): void => {
  if (values['token'] !== undefined && values['phone'] !== undefined)
    throw new WrongUsage('--token and --phone are two ways to the same: give one of them.');
  if (values['otp'] !== undefined && values['phone'] === undefined)
    throw new WrongUsage('--otp needs the number that it was sent to: --phone.');
  if (values['writes'] === true && values['token'] === undefined && values['phone'] === undefined)
    throw new WrongUsage('--writes needs a session: --token, or --phone.');
  if (values['token'] === '') throw new WrongUsage('--token is empty.');
};

/** The options of a command line; undefined when it asks for help. Throws WrongUsage. */
export const optionsOf = (args: readonly string[]): Options | undefined => {
  const { values, positionals } = parsed(args);
  if (values['help'] === true) return undefined;
  const [backend, ...further] = positionals;
  if (backend === undefined || further.length > 0) throw new WrongUsage(`Name one backend, ${EXAMPLE}`);
  checkTogether(values);
  const {
    portal,
    origin,
    phone,
    slow,
    timeout,
    'discount-code': discountCode,
  } = textsIn(values, ...Object.keys(DEFINED));
  return {
    backend: addressOf(backend, 'The backend'),
    ...textsIn(values, 'token', 'otp', 'junit', 'html'),
    ...(portal === undefined ? {} : { portal: addressOf(portal, '--portal') }),
    ...(origin === undefined ? {} : { origin: addressOf(origin, '--origin').origin }),
    ...(phone === undefined ? {} : { phone: phoneOf(phone) }),
    ...(discountCode === undefined ? {} : { discountCode }),
    writes: values['writes'] === true,
    slow: secondsOf(slow, 10, '--slow'),
    timeout: secondsOf(timeout, 60, '--timeout'),
  };
};
