import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { seededSandbox } from '../sandbox/startSandbox';
import { ProjectCopy } from './projectCopy';

const SERVER = [process.execPath, 'scripts/dev.ts'] as const;

let folder: string;
let copy: ProjectCopy | undefined;
let started: number[];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = async (holds: () => boolean): Promise<void> => {
  const end = Date.now() + 270_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

interface Started {
  readonly port: number;
  readonly program: ChildProcess;
  readonly shown: () => string;
  readonly sandbox: number;
}

/** The status that the page's first call has, by port. */
const firstAnswers = new Map<number, number>();

const openEarly = async (port: number): Promise<void> => {
  const status = await fetch(`http://localhost:${port}/portal.config.json`).then(
    (response) => response.status,
    () => undefined,
  );
  if (status !== undefined && !firstAnswers.has(port)) firstAnswers.set(port, status);
};

/** Starts the development server in a folder of its own, and waits for the sandbox's words. */
const start = async (command: readonly [string, ...string[]], cwd = '.'): Promise<Started> => {
  const port = await freePort();
  const [name, ...rest] = command;
  const env = { ...process.env, PORT: String(port), SANDBOX_DIR: folder };
  const program = spawn(name, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (program.pid !== undefined) started.push(program.pid);
  let shown = '';
  const hear = (piece: Buffer): void => void (shown += piece.toString());
  program.stdout.on('data', hear);
  program.stderr.on('data', hear);
  await until(() => {
    if (!firstAnswers.has(port)) void openEarly(port);
    return shown.includes('Not for production') || program.exitCode !== null;
  });
  const lock: { readonly pid: number } = JSON.parse(readFileSync(join(folder, 'sandbox.lock'), 'utf8'));
  started.push(lock.pid);
  return { port, program, shown: () => shown, sandbox: lock.pid };
};

/** What the server tells a page when files change. */
interface Told {
  readonly type: string;
  readonly updates?: readonly {
    readonly path: string;
    readonly acceptedPath: string;
    readonly isWithinCircularImport: boolean;
  }[];
}

/** Listens as a page does, which loads itself again for anything but updates, and for those within a circle of imports. */
const listenTo = async (address: string): Promise<Told[]> => {
  const client = await (await fetch(`${address}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const told: Told[] = [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return told;
};

const TEXTS = 'src/ui/texts';

describe('npm run dev', () => {
  beforeEach(async () => {
    started = [];
    folder = await seededSandbox();
  });
  afterEach(() => {
    for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    copy?.remove();
    copy = undefined;
  });

  it('says one address of the portal, which serves page and calls, and ends with its sandbox', async () => {
    const { port, program, shown, sandbox } = await start(SERVER);
    const address = `http://localhost:${port}`;
    expect((await fetch(address)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${address}/portal.config.json`)).status).toBe(200);
    expect(new Set(shown().match(/https?:\/\/[^/\s]+/g))).toEqual(new Set([address]));
    expect(shown().match(/Portal|Local/g)).toEqual(['Portal']);
    const link = /\S+\/sandbox\?key=\S+/.exec(shown())?.[0] ?? '';
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe('/sandbox/desk');
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(isAlive(sandbox)).toBe(false);
  });

  it('answers nothing before its backend is there, so that no page says that it is not configured', async () => {
    const { port, program } = await start(SERVER);
    await until(() => firstAnswers.has(port));
    expect(firstAnswers.get(port)).toBe(200);
    program.kill('SIGTERM');
    await once(program, 'exit');
  });

  it('hands a changed text to the page that is open, which is not loaded again', async () => {
    copy = new ProjectCopy();
    const texts = join(copy.folder, TEXTS);
    const { port, program } = await start(SERVER, copy.folder);
    const told = await listenTo(`http://localhost:${port}`);
    const changed = ['en/session', 'en/document', 'hi/session', 'hi/document'];
    // Whatever a page loads of them, each before what it imports.
    for (const name of [
      'lightTexts',
      'loading',
      'en/light',
      'en/portal',
      'en/worklist',
      'en/screens',
      'hi/light',
      'hi/portal',
      'hi/worklist',
      'hi/screens',
      ...changed,
    ])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect((await fetch(`http://localhost:${port}/${TEXTS}/${name}.ts`)).status).toBe(200);
    for (const name of changed) appendFileSync(join(texts, `${name}.ts`), '\n');
    const updates = () => told.flatMap((each) => each.updates ?? []);
    await until(() => new Set(updates().map(({ acceptedPath }) => acceptedPath)).size === 4);
    expect(told.filter(({ type }) => !['connected', 'ping', 'update'].includes(type))).toEqual([]);
    expect(updates().filter(({ isWithinCircularImport }) => isWithinCircularImport)).toEqual([]);
    expect(new Set(updates().map(({ path, acceptedPath }) => `${acceptedPath} by ${path}`))).toEqual(
      new Set([
        `/${TEXTS}/en/light.ts by /${TEXTS}/lightTexts.ts`,
        ...['en/screens', 'hi/light', 'hi/screens'].map(
          (name) => `/${TEXTS}/${name}.ts by /${TEXTS}/loading.ts`,
        ),
      ]),
    );
    program.kill('SIGTERM');
    await once(program, 'exit');
  });

  it('ends on Ctrl+C, and its sandbox with it', async () => {
    const { program, sandbox } = await start(SERVER);
    expect(isAlive(sandbox)).toBe(true);
    program.kill('SIGINT');
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(isAlive(sandbox)).toBe(false);
  });

  it('ends when npm ends', async () => {
    const { port, program, sandbox } = await start(['npm', 'run', 'dev']);
    // It closes when nobody writes to its output any more: neither npm, nor the server, nor the sandbox.
    const closed = once(program, 'close');
    program.kill('SIGTERM');
    await closed;
    expect(isAlive(sandbox)).toBe(false);
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  });
});
