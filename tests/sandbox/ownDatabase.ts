import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { SandboxConfig } from '../../sandbox/config';

type Own = { readonly databaseUrl: string | null; readonly drop: () => Promise<void> };

const run = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
};

/**
 * Where a test's sandbox keeps its data: as the test asks, else a new database on the PostgreSQL server of
 * SANDBOX_TEST_DATABASE_URL, else memory.
 */
export const ownDatabase = async (
  config: Partial<SandboxConfig>,
  server = process.env['SANDBOX_TEST_DATABASE_URL'],
): Promise<Own> => {
  if (config.databaseUrl !== undefined || server === undefined || server === '') {
    return { databaseUrl: config.databaseUrl ?? null, drop: async () => undefined };
  }
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { databaseUrl: own.href, drop: () => run(server, `drop database ${name} with (force)`) };
};
