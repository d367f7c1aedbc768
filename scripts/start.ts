import { spawn } from 'node:child_process';
import { faultOf, portalBuild, portalFolder, sandboxBuild } from './builds.ts';
import { portalPort } from './port.ts';
import { stop } from './stop.ts';

const port = await portalPort('npm start');

process.stdout.write('Building the portal and its sandbox...\n');
const portalFault = faultOf(portalBuild);
const sandboxFault = await faultOf(sandboxBuild);
if (sandboxFault !== undefined) stop(sandboxFault);

// It makes its database and the demo data while the portal is still being built, and listens once it is told to.
const sandbox = spawn(process.execPath, ['--enable-source-maps', 'dist-sandbox/main.js'], {
  env: { SANDBOX_DIST: portalFolder, ...process.env, PORT: String(port), SANDBOX_LISTENS: 'when told' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
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

const fault = await portalFault;
if (fault === undefined) sandbox.send('listen');
else {
  sandbox.removeAllListeners('exit');
  sandbox.kill('SIGTERM');
  stop(fault);
}
