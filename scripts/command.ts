import { spawn } from 'node:child_process';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

export interface CommandOptions {
  readonly show: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs this Node with the arguments and waits for its end. The output is collected, and also shown when
 * `show` is set.
 */
export const runNode = (args: readonly string[], options: CommandOptions): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    const collect = (part: Buffer): void => {
      parts.push(part);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      resolve({ code: 1, output: error.message });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') });
    });
  });

/** Runs a script of package.json. */
export const runScript = (name: string, options: CommandOptions): Promise<Finished> =>
  runNode(['--run', name], options);
