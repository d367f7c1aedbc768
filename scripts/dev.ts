import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { build, createServer } from 'vite';
import type { ProxyOptions } from 'vite';
import { freePort, portalPort } from './port.ts';

const port = await portalPort('npm run dev');
const behind = await freePort();
let sandbox: ChildProcess | undefined;

/** Waits for the old sandbox to exit, since only one process may have the database open. */
const stopSandbox = async (): Promise<void> => {
  const old = sandbox;
  sandbox = undefined;
  if (old === undefined || old.exitCode !== null) return;
  const gone = once(old, 'exit');
  old.kill('SIGTERM');
  await gone;
};

const restartSandbox = async (): Promise<void> => {
  await stopSandbox();
  sandbox = spawn(process.execPath, ['--enable-source-maps', 'dist-sandbox/main.js'], {
    env: { ...process.env, PORT: String(behind), GATEWAY_PORT: '0' },
    stdio: 'inherit',
  });
};

const toSandbox: ProxyOptions = { target: `http://127.0.0.1:${behind}` };

/** The gateway returns to this address by POST; GET is served by Vite. */
const postsToSandbox: ProxyOptions = {
  ...toSandbox,
  bypass: (request) => (request.method === 'POST' ? undefined : request.url),
};

const watcher = await build({ configFile: 'vite.sandbox.config.ts', build: { watch: {} }, logLevel: 'warn' });
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'END') void restartSandbox();
  });
}

const server = await createServer({
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist*/**', '**/test-results/**'] },
    proxy: {
      '^/(api|media|brand|sandbox)/': toSandbox,
      '^/(contact-us|terms-and-conditions|privacy-policy)$': toSandbox,
      '/portal.config.json': toSandbox,
      '/payment-response': postsToSandbox,
    },
  },
});
await server.listen();
server.printUrls();

const leave = async (): Promise<void> => {
  await stopSandbox();
  await server.close();
  process.exit(0);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void leave());
}
