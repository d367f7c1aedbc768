import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, report } from './measure/gates.ts';
import { freePort } from './port.ts';

/**
 * The time from `npm start` to the portal's first response, with both builds and with neither, and the memory that the
 * sandbox then uses (quality gate P8).
 */
const WITH_BUILDS_SECONDS = 10;
const WITHOUT_BUILDS_SECONDS = 4;
const MEMORY_MB = 300;
/** What the start itself has used is given back by then. */
const REST_MS = 20_000;

const readOrEmpty = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
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
  /^PPid:\s+(\d+)$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? '';

/** All descendants of a process. */
const descendantsOf = (pid: string): readonly string[] => {
  const children = processIds().filter((candidate) => parentOf(candidate) === pid);
  return [...children, ...children.flatMap(descendantsOf)];
};

/** The sandbox among a process's descendants; undefined when the system has no /proc. */
const sandboxUnder = (ancestor: number | undefined): string | undefined =>
  descendantsOf(String(ancestor)).find((pid) =>
    /^\S*node\0.*dist-sandbox\/main\.js/.test(readOrEmpty(`/proc/${pid}/cmdline`)),
  );

const memoryOf = (pid: string | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${pid ?? 'none'}/status`))?.[1]) / 1024;

interface Started {
  readonly seconds: number;
  /** Not a number where the system does not tell. */
  readonly restingMb: number;
}

const start = async (): Promise<Started> => {
  const directory = mkdtempSync(join(tmpdir(), 'startup-'));
  const began = performance.now();
  const program = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(await freePort()), SANDBOX_DIR: directory, SANDBOX_QUIET: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => {
    program.once('exit', resolve);
  });
  const untilReady = async (): Promise<string> => {
    for await (const line of createInterface({ input: program.stdout }))
      if (line.startsWith('ready ')) return line.slice('ready '.length);
    throw new Error('npm start ended before it was ready.');
  };
  try {
    const page = await fetch(await untilReady());
    const seconds = (performance.now() - began) / 1000;
    if (!page.ok) throw new Error(`npm start answered ${page.status}.`);
    await sleep(REST_MS);
    return { seconds, restingMb: memoryOf(sandboxUnder(program.pid)) };
  } finally {
    const sandbox = sandboxUnder(program.pid);
    // Stop the sandbox first, which makes npm exit too, so that nothing writes to its folder any more.
    if (sandbox === undefined) program.kill('SIGTERM');
    else process.kill(Number(sandbox), 'SIGTERM');
    await gone;
    rmSync(directory, { recursive: true, force: true });
  }
};

// Without its stamps every build counts as stale.
rmSync('.cache/builds', { recursive: true, force: true });
const built = await start();
const again = await start();
report([
  atMost('P8 npm start with both builds', built.seconds, { budget: WITH_BUILDS_SECONDS, unit: 's' }),
  atMost('P8 npm start when nothing changed', again.seconds, { budget: WITHOUT_BUILDS_SECONDS, unit: 's' }),
  ...(Number.isNaN(again.restingMb)
    ? []
    : [atMost('P8 sandbox at rest', again.restingMb, { budget: MEMORY_MB, unit: 'MB' })]),
]);
