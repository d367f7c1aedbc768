import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './port.ts';

/**
 * The time from `npm start` to the portal's first response, both builds included, and the memory that the
 * sandbox then uses.
 */
const SLOWEST_SECONDS = 15;

const readOr = (path: string, otherwise: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
};

const processIds = (): readonly string[] => {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

const parentOf = (pid: string): string =>
  /^PPid:\s+(\d+)$/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1] ?? '';

/** All descendants of a process. */
const descendantsOf = (pid: string): readonly string[] => {
  const children = processIds().filter((candidate) => parentOf(candidate) === pid);
  return [...children, ...children.flatMap(descendantsOf)];
};

/** The sandbox among a process's descendants; undefined when the system has no /proc. */
const sandboxUnder = (ancestor: number | undefined): string | undefined =>
  descendantsOf(String(ancestor)).find((pid) =>
    /^\S*node\0.*dist-sandbox\/main\.js/.test(readOr(`/proc/${pid}/cmdline`, '')),
  );

const memoryOf = (pid: string | undefined): string => {
  const resident = /VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid ?? 'none'}/status`, ''))?.[1];
  return resident === undefined ? 'not told by this system' : `${Math.round(Number(resident) / 1024)} MB`;
};

const directory = mkdtempSync(join(tmpdir(), 'startup-'));
// Without its stamps every build counts as stale.
rmSync('.cache/builds', { recursive: true, force: true });

const began = performance.now();
const program = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(await freePort()), SANDBOX_DIR: directory, SANDBOX_QUIET: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const gone = new Promise((resolve) => {
  program.once('exit', resolve);
});

const untilReady = async (): Promise<string> => {
  for await (const line of createInterface({ input: program.stdout })) {
    if (line.startsWith('ready ')) return line.slice('ready '.length);
  }
  throw new Error('npm start ended before it was ready.');
};

try {
  const origin = await untilReady();
  const page = await fetch(origin);
  const seconds = (performance.now() - began) / 1000;
  console.log(`npm start answered ${page.status} after ${seconds.toFixed(1)} s, both builds included`);
  console.log(`resident memory of the sandbox: ${memoryOf(sandboxUnder(program.pid))}`);
  if (!page.ok || seconds > SLOWEST_SECONDS) {
    console.log(`Slower than ${SLOWEST_SECONDS} s, or no page.`);
    process.exitCode = 1;
  }
} finally {
  const sandbox = sandboxUnder(program.pid);
  // Stop the sandbox first, which makes npm exit too, so that nothing writes to its folder any more.
  if (sandbox === undefined) program.kill('SIGTERM');
  else process.kill(Number(sandbox), 'SIGTERM');
  await gone;
  rmSync(directory, { recursive: true, force: true });
}
