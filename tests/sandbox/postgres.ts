import pg from 'pg';

const USUAL = 'postgres://root@127.0.0.1:5432/postgres';

const answers = async (server: string): Promise<boolean> => {
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

/** The PostgreSQL server for tests: DATABASE_URL_TEST, else the usual place; null where none answers. */
export const findPostgres = async (): Promise<string | null> => {
  const server = process.env['DATABASE_URL_TEST'] || process.env['SANDBOX_TEST_DATABASE_URL'] || USUAL;
  return (await answers(server)) ? server : null;
};

/** What a run says when it cannot prove what it should on PostgreSQL. */
export const WITHOUT_POSTGRES =
  'Not run on PostgreSQL: no server answers at DATABASE_URL_TEST or 127.0.0.1:5432. .ci/run starts one.';
