import { spawn } from 'node:child_process';
import { buildEverything } from './builds.ts';
import { isFree, wantedPort } from './port.ts';

const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const port =
  wantedPort(process.env['PORT'], 4173) ?? stop(`PORT is "${process.env['PORT']}", which is no port number.`);

if (!(await isFree(port))) {
  stop(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
}

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
