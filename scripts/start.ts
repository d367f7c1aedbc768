import { spawn } from 'node:child_process';
import { buildEverything } from './builds.ts';
import { portalPort } from './port.ts';
import { stop } from './stop.ts';

const port = await portalPort('npm start');

process.stdout.write('Building the portal and its sandbox...\n');
const failure = await buildEverything();
if (failure !== undefined) stop(failure);

const sandbox = spawn(process.execPath, ['--enable-source-maps', 'dist-sandbox/main.js'], {
  env: { ...process.env, PORT: String(port) },
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    sandbox.kill(signal);
  });
}

// npm does not forward SIGTERM to the script that it runs, so the sandbox is stopped when npm has gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) sandbox.kill('SIGTERM');
}, 1000).unref();

sandbox.on('exit', (code, signal) => {
  process.exit(code ?? (signal === null ? 1 : 0));
});
