import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

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
  ) => { readonly left: readonly Fault[] } | { readonly right: unknown };
}

interface Headers {
  readonly every: Readonly<Record<string, string>>;
  readonly page: Readonly<Record<string, string>>;
}

const load = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(file, { configFile: false, logLevel: 'error' })).module;

/** For a year no browser asks this host without TLS; other hosts of its domain are left alone. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

/** The security headers of a deployment; throws an error that names every fault of its configuration. */
export const headersFor = async (configuration: unknown, html: string): Promise<Headers> => {
  const { readConfiguration } = await load<ConfigurationModule>(
    './src/infrastructure/config/readConfiguration.ts',
  );
  const read = readConfiguration(configuration);
  if ('left' in read)
    throw new Error(read.left.map(({ key, expected }) => `${key}: ${expected} is needed`).join('\n'));
  const { PORTAL_HEADERS, pageHeaders } = await load<PolicyModule>('./sandbox/http/security.ts');
  return { every: { ...PORTAL_HEADERS, ...OVER_TLS }, page: pageHeaders(configuration, html) };
};

/** Configuration lines for nginx; `always` adds the headers to error responses too. */
export const nginxLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

const USAGE =
  'npm run --silent headers -- <portal.config.json> [every|page]   prints the security headers as nginx takes them';

if (import.meta.main) {
  const [file, part = 'page'] = process.argv.slice(2);
  if (file === undefined) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = 1;
  } else {
    const configuration: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const headers = await headersFor(configuration, readFileSync('dist/index.html', 'utf8'));
    process.stdout.write(
      nginxLines(part === 'every' ? headers.every : { ...headers.every, ...headers.page }),
    );
  }
}
