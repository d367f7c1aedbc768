import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { seededDirectory } from '../../sandbox/seeded.ts';

export interface RunningSandbox {
  /** The portal's address, such as http://localhost:40123. */
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

const startOn = async (directory: string, configuration: object = {}): Promise<RunningSandbox> => {
  const child = spawn(process.execPath, ['dist-sandbox/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      GATEWAY_PORT: '0',
      // Stored files come from another origin, as from a storage host.
      FILES_PORT: '0',
      SANDBOX_DIR: directory,
      SANDBOX_QUIET: '1',
      // Journeys sign in hundreds of customers from one address.
      SANDBOX_LIMIT_CALLS: '100000',
      SANDBOX_LIMIT_WRITES: '100000',
      ...configuration,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { address, stop };
};

const seedInto = async (directory: string): Promise<void> => {
  const sandbox = await startOn(directory);
  await sandbox.stop();
};

/** How a sandbox differs from the demo. */
export interface Deployed {
  /** Keys of the portal's configuration. */
  readonly portal?: object | undefined;
  /** Another folder of the built portal. */
  readonly dist?: string | undefined;
  /** The payment provider that it plays. */
  readonly provider?: string | undefined;
  /** Whether it plays captcha, analytics and chat too. */
  readonly vendors?: boolean | undefined;
}

/** Starts the built sandbox on a free port, with its own database that is deleted when it stops. */
export const startSandbox = async ({
  portal,
  dist,
  provider,
  vendors,
}: Deployed = {}): Promise<RunningSandbox> => {
  const directory = await seededDirectory('dist-sandbox', seedInto);
  const configuration = `${directory}.json`;
  if (portal !== undefined) writeFileSync(configuration, JSON.stringify(portal));
  const sandbox = await startOn(directory, {
    ...(portal === undefined ? {} : { SANDBOX_PORTAL_CONFIG: configuration }),
    ...(dist === undefined ? {} : { SANDBOX_DIST: dist }),
    ...(provider === undefined ? {} : { PAYMENT_PROVIDER: provider }),
    ...(vendors === true ? { SANDBOX_VENDORS: '1' } : {}),
  });
  const stop = async (): Promise<void> => {
    await sandbox.stop();
    rmSync(directory, { recursive: true, force: true });
    rmSync(configuration, { force: true });
  };
  return { address: sandbox.address, stop };
};
