import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalModule } from './portalModule.ts';
import { stop } from './stop.ts';

interface PolicyModule {
  readonly PORTAL_HEADERS: Readonly<Record<string, string>>;
  readonly pageHeaders: (config: unknown, html: string) => Readonly<Record<string, string>>;
}

interface Fault {
  readonly key: string;
  readonly expected: string;
}

interface ConfigurationModule {
  readonly readConfiguration: (
    source: unknown,
  ) =>
    | { readonly left: readonly Fault[] }
    | { readonly right: { readonly brand: { readonly colour: string } } };
}

interface ShadesModule {
  readonly shownOtherwise: (colour: string) => string;
}

interface OversightsModule {
  readonly oversightsIn: (source: unknown) => readonly string[];
}

interface Headers {
  readonly every: Readonly<Record<string, string>>;
  readonly page: Readonly<Record<string, string>>;
}

/** For a year no browser asks this host without TLS; other hosts of its domain are left alone. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

const readOf = async (configuration: unknown) => {
  const { readConfiguration } = await portalModule<ConfigurationModule>(
    './src/infrastructure/config/readConfiguration.ts',
  );
  return readConfiguration(configuration);
};

/** What the portal shows otherwise than it is configured, a line each; nothing that keeps it from starting. */
const noticesOf = async (configuration: unknown): Promise<readonly string[]> => {
  const { shownOtherwise } = await portalModule<ShadesModule>('./src/ui/theme/brandShades.ts');
  const read = await readOf(configuration);
  return 'left' in read ? [] : [shownOtherwise(read.right.brand.colour)].filter((notice) => notice !== '');
};

/** Every fault for which the portal would not start. */
const faultsOf = async (configuration: unknown): Promise<readonly string[]> => {
  const read = await readOf(configuration);
  return 'left' in read ? read.left.map(({ key, expected }) => `${key}: ${expected} is needed`) : [];
};

const oversightsOf = async (configuration: unknown): Promise<readonly string[]> => {
  const { oversightsIn } = await portalModule<OversightsModule>('./src/infrastructure/config/oversights.ts');
  return oversightsIn(configuration);
};

/** The security headers of a deployment; throws an error that names every fault of its configuration. */
export const headersFor = async (configuration: unknown, html: string): Promise<Headers> => {
  const faults = await faultsOf(configuration);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { PORTAL_HEADERS, pageHeaders } = await portalModule<PolicyModule>('./sandbox/http/security.ts');
  return { every: { ...PORTAL_HEADERS, ...OVER_TLS }, page: pageHeaders(configuration, html) };
};

/** Configuration lines for nginx; `always` adds the headers to error responses too. */
export const nginxLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

/** The text of a file of that purpose. */
const read = (file: string, purpose: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return stop(`${purpose} cannot be read: there is no ${file}.`);
  }
};

const parsed = (file: string): unknown => {
  const text = read(file, 'The configuration');
  try {
    return JSON.parse(text);
  } catch (fault) {
    return stop(`${file} is no JSON: ${fault instanceof Error ? fault.message : ''}`);
  }
};

/** Whoever reads the file meanwhile finds the old text or the new one, never a part. */
const replaceFile = (file: string, text: string): void => {
  const draft = `${file}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
};

const USAGE = `npm run headers -- <portal.config.json> <release>

Writes every.conf and page.conf, the security headers as nginx includes them, into the folder of a release, beside its
dist. If anything is wrong it says so, changes nothing and ends with 1. A colour that is shown otherwise is told of.`;

if (import.meta.main) {
  const [file = stop(USAGE), release = stop(USAGE)] = process.argv.slice(2);
  const html = read(join(release, 'dist', 'index.html'), 'The page of the release');
  const configuration = parsed(file);
  const faults = [...(await faultsOf(configuration)), ...(await oversightsOf(configuration))];
  if (faults.length > 0) stop(`No headers were written, for ${file} is wrong:\n${faults.join('\n')}`);
  const headers = await headersFor(configuration, html);
  replaceFile(join(release, 'every.conf'), nginxLines(headers.every));
  replaceFile(join(release, 'page.conf'), nginxLines({ ...headers.every, ...headers.page }));
  for (const notice of await noticesOf(configuration)) process.stdout.write(`${notice}\n`);
  process.stdout.write(`Written: ${join(release, 'every.conf')}, ${join(release, 'page.conf')}\n`);
}
