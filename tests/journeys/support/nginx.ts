import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headersFor, nginxLines } from '../../../scripts/headers.ts';
import { freePort } from '../../../scripts/port.ts';
import { ask } from './ask.ts';

export interface RunningNginx {
  readonly address: string;
  /** Its address without TLS. */
  readonly plain: string;
  /** Where it says on this machine that it is well. */
  readonly health: string;
  /** Its access log so far. */
  readonly log: () => string;
  /** What it wrote of the reports of faults and vitals. */
  readonly reports: () => string;
  /** What it wrote of violations of the policy. */
  readonly violations: () => string;
  /** The output of nginx -t for the configuration. */
  readonly decision: string;
  readonly stop: () => Promise<void>;
}

/** The build folders of this release and the previous one. */
export interface Releases {
  readonly dist: string;
  readonly previous: string;
}

interface Behind extends Releases {
  /** The portal's configuration, where it is not the backend's. */
  readonly portal?: object;
  /** What an operator changes in the example's files. */
  readonly edit?: (example: string) => string;
}

interface Own extends Releases {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly healthPort: number;
  readonly backend: string;
}

/** A file of the shipped example with this test's ports, names and folders; captcha and demo images come from the backend. */
const ownConfiguration = (
  name: string,
  { folder, port, plainPort, healthPort, backend, previous }: Own,
): string =>
  readFileSync(`docs/deploy/${name}`, 'utf8')
    // Started as root, nginx would read this test's folders as somebody else.
    .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/etc/nginx/portals/', `${folder}/portals/`)
    .replaceAll('/etc/nginx/portal/', `${folder}/`)
    .replaceAll('/srv/portal/current/', `${folder}/`)
    .replaceAll('/srv/acme', join(folder, 'acme'))
    .replace('/srv/portal/previous', previous)
    .replace('127.0.0.1:4173', new URL(backend).host)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${healthPort}`)
    .replaceAll('listen [::]:80', `listen [::1]:${plainPort}`)
    .replaceAll('listen [::]:443', `listen [::1]:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace('portal.example$request_uri', `localhost:${port}$request_uri`)
    .replaceAll('portal.example', 'localhost')
    .replace(
      'location ~ "^/(?!api/).*',
      'location ~ ^/(sandbox|media)/ {\n proxy_pass $backend;\n}\n location ~ "^/(?!api/).*',
    );

/** Makes a key and a certificate for a name in a new folder, signed by the authority of another such folder or by nobody. */
export const certify = (folder: string, name: string, authority?: string): void => {
  mkdirSync(folder);
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2'];
  const signed =
    authority === undefined
      ? []
      : ['-CA', join(authority, 'fullchain.pem'), '-CAkey', join(authority, 'privkey.pem')];
  const made = spawnSync('openssl', ['req', ...kind, '-subj', `/CN=${name}`, ...signed, ...files], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
};

const waitFor = async (address: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const isUp = await ask(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  throw new Error(`nginx never answered at ${address}.`);
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => {
      done();
    });
    child.kill('SIGTERM');
  });

const builtOnce = (): Releases => {
  const dist = resolve(process.env['SANDBOX_DIST'] ?? 'dist');
  return { dist, previous: join(dist, 'no-release-before') };
};

/** Starts the shipped nginx example in front of a sandbox; by default with the build as the only release. */
export const startNginx = async (
  backend: string,
  { portal, edit = (example) => example, ...releases }: Behind = builtOnce(),
): Promise<RunningNginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const [port, plainPort, healthPort] = [await freePort(), await freePort(), await freePort()];
  const configuration: unknown = portal ?? (await (await fetch(`${backend}/portal.config.json`)).json());
  const page = readFileSync(join(releases.dist, 'index.html'), 'utf8');
  const headers = await headersFor(configuration, page);
  writeFileSync(join(folder, 'portal.config.json'), JSON.stringify(configuration));
  cpSync('sandbox/deadlines/deadlines.json', join(folder, 'deadlines.json'));
  cpSync('sandbox/brands/first/brand', join(folder, 'brand'), { recursive: true });
  cpSync('docs/deploy/security.txt', join(folder, 'security.txt'));
  certify(join(folder, 'tls'), 'localhost');
  writeFileSync(join(folder, 'root.conf'), `root ${releases.dist};\n`);
  writeFileSync(join(folder, 'every.conf'), nginxLines(headers.every));
  writeFileSync(join(folder, 'page.conf'), nginxLines({ ...headers.every, ...headers.page }));
  const file = join(folder, 'nginx.conf');
  const own = { folder, port, plainPort, healthPort, backend, ...releases };
  writeFileSync(file, edit(ownConfiguration('nginx.conf', own)));
  mkdirSync(join(folder, 'portals'));
  writeFileSync(join(folder, 'portals', 'portal.conf'), edit(ownConfiguration('portal.conf', own)));
  mkdirSync(join(folder, 'acme', '.well-known', 'acme-challenge'), { recursive: true });
  writeFileSync(join(folder, 'acme', '.well-known', 'acme-challenge', 'token'), 'proof');
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const place = ['-p', folder, '-c', file];
  const decision = spawnSync('nginx', ['-t', ...place], { encoding: 'utf8' }).stderr;
  const child = spawn('nginx', [...place, '-g', 'daemon off;'], { stdio: 'ignore' });
  const address = `https://localhost:${port}`;
  await waitFor(address, child);
  return {
    address,
    health: `http://127.0.0.1:${healthPort}/healthz`,
    plain: `http://localhost:${plainPort}`,
    decision,
    log: () => readFileSync(join(folder, 'portal-access.log'), 'utf8'),
    reports: () => readFileSync(join(folder, 'portal-reports.log'), 'utf8'),
    violations: () => readFileSync(join(folder, 'portal-policy.log'), 'utf8'),
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Another nginx in front of a portal, as a CDN is: it calls from an address of its own and says whom it calls for. */
export const startFront = async (
  portal: string,
  from: string,
): Promise<Pick<RunningNginx, 'address' | 'stop'>> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-front-'));
  const port = await freePort();
  const { host, hostname } = new URL(portal);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass https://127.0.0.1:${new URL(portal).port};
          proxy_bind ${from};
          proxy_ssl_server_name on;
          proxy_ssl_name ${hostname};
          proxy_set_header host ${host};
          proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(address, child);
  return {
    address,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
