import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { findOrInstallChromium } from './chromium.ts';
import { HOW, isCi, type Need, type Plan, planFor } from './leftOut.ts';

const USUAL = 'postgres://root@127.0.0.1:5432/postgres';

const isReachable = async (server: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * The PostgreSQL server for tests: DATABASE_URL_TEST, else the default address; undefined when none responds.
 */
export const findPostgres = async (): Promise<string | undefined> => {
  const server = process.env['DATABASE_URL_TEST'] || process.env['SANDBOX_TEST_DATABASE_URL'] || USUAL;
  return (await isReachable(server)) ? server : undefined;
};

/** Whether nginx is on the PATH. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/** What this machine offers of the tests' needs; Chromium is downloaded when possible. */
export const planHere = async (): Promise<Plan> => {
  const [chromium, postgres] = await Promise.all([findOrInstallChromium(), findPostgres()]);
  const found = new Set<Need>();
  if (chromium !== undefined) found.add('Chromium');
  if (postgres !== undefined) found.add('PostgreSQL');
  if (hasNginx()) found.add('nginx');
  return planFor(found, isCi(process.env));
};

/** Whether tests with that need are left out here; throws when it is missing but mandatory. */
export const isLeftOut = (need: Need, isThere: boolean): boolean => {
  const { leftOut, refused } = planFor(new Set(isThere ? [need] : []), isCi(process.env));
  if (refused.includes(need)) throw new Error(`${need} is missing: ${HOW[need]}.`);
  return leftOut.includes(need);
};
