import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { build, createServer } from 'vite';
import type { ProxyOptions } from 'vite';
import { freePort, portalPort } from './port.ts';

const port = await portalPort('npm run dev');
const behind = await freePort();
/** Apart from the build in `dist-sandbox`, which others may be running. */
const program = `.cache/dev-sandbox/${port}`;
let sandbox: ChildProcess | undefined;
let isLeaving = false;

/** Waits for the old sandbox to exit, since only one process may have the database open. */
const stopSandbox = async (): Promise<void> => {
  const old = sandbox;
  if (old === undefined || old.exitCode !== null || old.signalCode !== null) return;
  const gone = once(old, 'exit');
  old.kill('SIGTERM');
  await gone;
};

const startSandbox = (): void => {
  sandbox = spawn(process.execPath, ['--enable-source-maps', `${program}/main.js`], {
    env: {
      ...process.env,
      PORT: String(behind),
      GATEWAY_PORT: '0',
      PORTAL_ADDRESS: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (sandbox.stdout === null) return;
  // The line "ready" has the address behind this server, which nobody should open.
  createInterface({ input: sandbox.stdout }).on('line', (line) => {
    if (!line.startsWith('ready ')) console.log(line);
  });
};

const restartSandbox = async (): Promise<void> => {
  await stopSandbox();
  if (!isLeaving) startSandbox();
};

const leave = async (): Promise<void> => {
  if (isLeaving) return;
  isLeaving = true;
  await stopSandbox();
  process.exit(0);
};

const toSandbox: ProxyOptions = { target: `http://127.0.0.1:${behind}` };

/** The gateway returns to this address by POST; GET is served by Vite. */
const postsToSandbox: ProxyOptions = {
  ...toSandbox,
  bypass: (request) => (request.method === 'POST' ? undefined : request.url),
};

const server = await createServer({
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist*/**', '**/test-results/**'] },
    proxy: {
      '^/(api|media|brand|sandbox)([/?]|$)': toSandbox,
      '^/(contact-us|terms-and-conditions|privacy-policy)$': toSandbox,
      '/portal.config.json': toSandbox,
      '/payment-response': postsToSandbox,
    },
  },
});
// Vite's own listener would end this program before the sandbox has closed its database.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void leave());
}
// npm does not forward SIGTERM to the script that it runs, so this one ends when npm has gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void leave();
}, 1000).unref();
await server.listen();

const watcher = await build({
  configFile: 'vite.sandbox.config.ts',
  build: { watch: {}, outDir: program },
  logLevel: 'warn',
});
let turn = Promise.resolve();
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'END') turn = turn.then(restartSandbox);
  });
}
