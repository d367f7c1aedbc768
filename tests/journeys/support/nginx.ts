import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headersFor, nginxLines } from '../../../scripts/headers.ts';
import { freePort } from '../../../scripts/port.ts';

export interface RunningNginx {
  readonly address: string;
  /** The output of nginx -t for the configuration. */
  readonly decision: string;
  readonly stop: () => Promise<void>;
}

/** The build folders of this release and the previous one. */
export interface Releases {
  readonly dist: string;
  readonly previous: string;
}

interface Own extends Releases {
  readonly folder: string;
  readonly port: number;
  readonly backend: string;
}

/** The shipped example with this test's ports and folders; captcha and demo images come from the backend. */
const ownConfiguration = ({ folder, port, backend, dist, previous }: Own): string =>
  // Started as root, nginx would read this test's folders as nobody.
  `${process.getuid?.() === 0 ? 'user root;' : ''}${readFileSync('docs/deploy/nginx.conf', 'utf8')}`
    .replace('/run/nginx-portal.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx/portal-error.log', join(folder, 'error.log'))
    .replaceAll('/etc/nginx/portal/', `${folder}/`)
    .replace('/srv/portal/dist', dist)
    .replace('/srv/portal/previous', previous)
    .replace('127.0.0.1:4173', new URL(backend).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(
      'location / {',
      'location ~ ^/(sandbox|media|brand)/ {\n proxy_pass http://backend;\n proxy_set_header host $http_host;\n}\n location / {',
    );

const waitFor = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(address).then(
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
export const startNginx = async (backend: string, releases = builtOnce()): Promise<RunningNginx> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  const configuration: unknown = await (await fetch(`${backend}/portal.config.json`)).json();
  const page = readFileSync(join(releases.dist, 'index.html'), 'utf8');
  const headers = await headersFor(configuration, page);
  writeFileSync(join(folder, 'portal.config.json'), JSON.stringify(configuration));
  cpSync('sandbox/deadlines/deadlines.json', join(folder, 'deadlines.json'));
  writeFileSync(join(folder, 'every.conf'), nginxLines(headers.every));
  writeFileSync(join(folder, 'page.conf'), nginxLines({ ...headers.every, ...headers.page }));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, ownConfiguration({ folder, port, backend, ...releases }));
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const place = ['-p', folder, '-c', file];
  const decision = spawnSync('nginx', ['-t', ...place], { encoding: 'utf8' }).stderr;
  const child = spawn('nginx', [...place, '-g', 'daemon off;'], { stdio: 'ignore' });
  const address = `http://localhost:${port}`;
  await waitFor(address);
  return {
    address,
    decision,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
