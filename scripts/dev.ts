import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { build, createServer, type ProxyOptions } from 'vite';
import { hotTexts } from '../build/hotTexts.ts';
import { backendWords } from '../src/domain/addresses/screenPath.ts';
import { freePort, portalPort } from './port.ts';

const port = await portalPort('npm run dev');
const behind = await freePort();
/** Apart from the build in `dist-sandbox`, which others may be running. */
const program = `.cache/dev-sandbox/${port}`;
let sandbox: ChildProcess | undefined;
let isLeaving = false;

/** What the embedded backend serves beside the portal's own files. */
const proxyTo = (target: string): Readonly<Record<string, ProxyOptions>> => ({
  [`^/(${backendWords.join('|')})([/?]|$)`]: { target },
  '^/(portal\\.config|deadlines)\\.json$': { target },
  // The gateway returns to this address by POST; GET is served by Vite.
  '^/payment-response': {
    target,
    bypass: (request) => (request.method === 'POST' ? undefined : request.url),
  },
});

/** Waits for the old sandbox to exit, since only one process may have the database open. */
const stopSandbox = async (): Promise<void> => {
  const old = sandbox;
  if (old === undefined || old.exitCode !== null || old.signalCode !== null) return;
  const gone = once(old, 'exit');
  old.kill('SIGTERM');
  await gone;
};

/** The last start of the sandbox; requests wait for it, so that none meets one that is just beginning. */
let turn = Promise.resolve();
/** What the sandbox says before the portal can be opened. */
const unsaid: string[] = [];
let isOpen = false;

const say = (line: string): void => {
  if (isOpen) console.log(line);
  else unsaid.push(line);
};

/** Waits until the sandbox answers or has ended. */
const startSandbox = async (): Promise<void> => {
  const child = spawn(process.execPath, ['--enable-source-maps', `${program}/main.js`], {
    env: {
      ...process.env,
      PORT: String(behind),
      GATEWAY_PORT: '0',
      PORTAL_ADDRESS: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  sandbox = child;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    createInterface({ input: child.stdout }).on('line', (line) => {
      // The line "ready" has the address behind this server, which nobody should open.
      if (line.startsWith('ready ')) resolve(line);
      else say(line);
    });
  });
};

const restartSandbox = async (): Promise<void> => {
  await stopSandbox();
  if (!isLeaving) await startSandbox();
};

const leave = async (code = 0): Promise<void> => {
  if (isLeaving) return;
  isLeaving = true;
  await stopSandbox();
  process.exit(code);
};

const afterTurn = async (goOn: () => void): Promise<void> => {
  await turn;
  goOn();
};

const server = await createServer({
  plugins: [
    hotTexts(),
    {
      name: 'portal:backend-first',
      configureServer: ({ middlewares }) => {
        middlewares.use((_request, _response, goOn) => void afterTurn(goOn));
      },
    },
  ],
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist*/**', '**/test-results/**'] },
    proxy: proxyTo(`http://127.0.0.1:${behind}`),
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

const watcher = await build({
  configFile: 'vite.sandbox.config.ts',
  build: { watch: {}, outDir: program },
  logLevel: 'warn',
});
await new Promise<void>((resolve) => {
  if (!('on' in watcher)) return;
  watcher.on('event', (event) => {
    if (event.code !== 'END') return;
    turn = turn.then(restartSandbox);
    resolve();
  });
});
for (let waited; waited !== turn;) {
  waited = turn;
  await waited;
}

/** A function, since it changes while this program waits. */
const isThere = (): boolean => sandbox?.exitCode === null && !isLeaving;

if (isThere()) {
  await server.listen();
  isOpen = true;
  for (const line of unsaid) console.log(line);
} else await leave(1);
