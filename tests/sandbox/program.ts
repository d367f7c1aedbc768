import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { threadId } from 'node:worker_threads';
import { build } from 'vite';

/** Test files run in parallel, as threads of one process or as several processes. */
const FOLDER = `.cache/sandbox-program/${process.pid}-${threadId}`;

/** The bundled program. */
export const programFile = (): string => `${FOLDER}/main.js`;

/** Deletes the bundled program. */
export const removeProgram = (): void => rmSync(FOLDER, { recursive: true, force: true });

/** Bundles the sandbox as `npm start` does, into a folder for this test file only. */
export const buildProgram = async (): Promise<void> => {
  await build({ configFile: 'vite.sandbox.config.ts', logLevel: 'error', build: { outDir: FOLDER } });
};

export type Program = { readonly origin: string; readonly process: ChildProcess };

/** Starts the bundled program on free ports and waits until it reports that it is ready. */
export const startProgram = async (environment: Record<string, string>): Promise<Program> => {
  const child = spawn(process.execPath, [programFile()], {
    env: { ...process.env, PORT: '0', SANDBOX_QUIET: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (piece: Buffer) => {
    errors += piece.toString();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^ready (.*)$/.exec(line)?.[1];
    if (origin !== undefined) return { origin, process: child };
  }
  throw new Error(errors);
};

/** Ends a program and waits for its exit. */
export const endProgram = async (
  program: Program,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> => {
  const gone = once(program.process, 'exit');
  program.process.kill(signal);
  await gone;
};

export const postJson = (
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
