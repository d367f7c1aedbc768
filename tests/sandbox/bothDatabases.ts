import { afterAll, beforeAll, describe } from 'vitest';
import type { SandboxConfig } from '../../sandbox/config';
import { ownDatabase } from './ownDatabase';
import { findPostgres, WITHOUT_POSTGRES } from './postgres';
import { type Running, startSandbox } from './startSandbox';

type Started = { readonly running: Running; readonly close: () => Promise<void> };
type Start = () => Promise<Started>;

const server = await findPostgres();
if (server === null) console.warn(WITHOUT_POSTGRES);

const embedded =
  (config: Partial<SandboxConfig>): Start =>
  async () => {
    const running = await startSandbox(config);
    return { running, close: running.close };
  };

const onPostgres =
  (address: string, config: Partial<SandboxConfig>): Start =>
  async () => {
    const { databaseUrl, drop } = await ownDatabase({}, address);
    const running = await startSandbox({ ...config, databaseUrl });
    const close = async (): Promise<void> => {
      await running.close();
      await drop();
    };
    return { running, close };
  };

/** Registers the same tests twice: on the embedded database, and on PostgreSQL where a server answers. */
export const onBothDatabases = (
  title: string,
  config: Partial<SandboxConfig>,
  register: (open: () => Running) => void,
): void => {
  const places: readonly (readonly [string, Start])[] = [
    ['the embedded database', embedded(config)],
    ...(server === null ? [] : ([['PostgreSQL', onPostgres(server, config)]] as const)),
  ];
  describe.each(places)(`${title}, on %s`, (_name, start) => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(() => started.close());
    register(() => started.running);
  });
};
