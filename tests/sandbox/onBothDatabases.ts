import { afterAll, beforeAll, describe } from 'vitest';
import { ownDatabase } from './ownDatabase';
import { findPostgres, WITHOUT_POSTGRES } from './postgres';
import { type Running, startSandbox } from './startSandbox';

type Start = () => Promise<Running>;

const embedded: Start = () => startSandbox({ databaseUrl: null });

const onServer =
  (server: string): Start =>
  async () => {
    const { databaseUrl, drop } = await ownDatabase({}, server);
    const running = await startSandbox({ databaseUrl });
    const close = async (): Promise<void> => {
      await running.close();
      await drop();
    };
    return { ...running, close };
  };

const server = await findPostgres();
if (server === null) console.warn(WITHOUT_POSTGRES);

const starts: readonly (readonly [string, Start])[] = [
  ['the embedded database', embedded],
  ...(server === null ? [] : [['PostgreSQL', onServer(server)] as const]),
];

/** Registers the same tests against a sandbox on the embedded database and against one on PostgreSQL. */
export const onBothDatabases = (title: string, register: (open: () => Running) => void): void => {
  describe.each(starts)(`${title}, on %s`, (_name, start) => {
    let running: Running;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    register(() => running);
  });
};
