import { afterAll, beforeAll, describe } from 'vitest';
import type { SandboxConfig } from '../../sandbox/config';
import { ownDatabase } from './ownDatabase';
import { describeOnPostgres } from './postgres';
import { type Running, startSandbox } from './startSandbox';

type Config = Partial<SandboxConfig>;
type Start = () => Promise<Running>;

const embedded =
  (config: Config): Start =>
  () =>
    startSandbox({ ...config, databaseUrl: null });

const onServer =
  (server: string, config: Config): Start =>
  async () => {
    const { databaseUrl, drop } = await ownDatabase({}, server);
    const running = await startSandbox({ ...config, databaseUrl });
    const close = async (): Promise<void> => {
      await running.close();
      await drop();
    };
    return { ...running, close };
  };

type Register = (open: () => Running) => void;

const withSandbox = (start: Start, register: Register): void => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.close());
  register(() => running);
};

/** Registers the same tests on the embedded database and on PostgreSQL. */
export const onBothDatabases = (title: string, register: Register, config: Config = {}): void => {
  describe(`${title}, on the embedded database`, () => {
    withSandbox(embedded(config), register);
  });
  describeOnPostgres(`${title}, on PostgreSQL`, (server) => {
    withSandbox(onServer(server, config), register);
  });
};
