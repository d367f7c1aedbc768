import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningSandbox {
  /** Where the portal answers, such as http://localhost:40123. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const READY = /^ready (\S+)$/m;

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer): void => {
      said += part.toString('utf8');
      const address = READY.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      reject(new Error(`The sandbox did not start:\n${said}`));
    });
  });

/**
 * Starts the built sandbox on a free port, with a database of its own that goes when it stops. `portal` replaces keys of
 * the demo's portal configuration.
 */
export const startSandbox = async (portal?: object): Promise<RunningSandbox> => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-sandbox-'));
  const configuration = `${directory}.json`;
  if (portal !== undefined) writeFileSync(configuration, JSON.stringify(portal));
  const child = spawn(process.execPath, [process.env['SANDBOX_PROGRAM'] ?? 'dist-sandbox/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      GATEWAY_PORT: '0',
      SANDBOX_DIR: directory,
      SANDBOX_QUIET: '1',
      ...(portal === undefined ? {} : { SANDBOX_PORTAL_CONFIG: configuration }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(directory, { recursive: true, force: true });
    rmSync(configuration, { force: true });
  };
  return { address, stop };
};
