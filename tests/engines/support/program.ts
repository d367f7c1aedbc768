import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const LONGEST_MS = 30_000;

export interface Command {
  readonly path: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Program {
  /** Waits until it has said this, on its output, its errors or descriptor 3; gives the pattern's first group. */
  readonly hasSaid: (words: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  await gone;
  clearTimeout(insist);
};

export const startProgram = ({ path, args, env = {} }: Command): Program => {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let heard = '';
  const streams = child.stdio.slice(1);
  for (const stream of streams)
    stream?.on('data', (part: Buffer) => {
      heard += part.toString('utf8');
    });
  const hasSaid = (words: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const fail = (reason: string): void => reject(new Error(`${path} ${reason}:\n${heard}`));
      const late = setTimeout(() => fail(`said nothing like ${String(words)}`), LONGEST_MS);
      const listen = (): void => {
        const found = words.exec(heard);
        if (found === null) return;
        clearTimeout(late);
        resolve(found[1] ?? found[0]);
      };
      for (const stream of streams) stream?.on('data', listen);
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code) => fail(`ended with ${String(code)}`));
      listen();
    });
  return { hasSaid, stop: () => stop(child) };
};
