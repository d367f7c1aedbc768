import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { FairDialect } from './fairDialect';
import { lockFolder } from './lock';
import { OtherVersion } from './otherVersion';
import type { Tables } from './schema';

export type OpenDatabase = {
  readonly db: Kysely<Tables>;
  readonly name: string;
  readonly close: () => Promise<void>;
};

export type DatabasePlace = {
  readonly databaseUrl: string | null;
  readonly directory: string | null;
  /** What a database in memory starts with: the uncompressed tar of another one's data folder. */
  readonly image?: Blob;
};

/** How long a call waits for a connection and for one statement before it is refused with 503. */
const LONGEST_WAIT = { connectionTimeoutMillis: 20_000, query_timeout: 60_000 };
/** Keep-alive detects a vanished server even while no query is running. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const openServer = (databaseUrl: string): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, ...LONGEST_WAIT, ...ALIVE });
  // A client that loses its connection emits an error, and so does the pool of an idle client; an unhandled
  // error event would end the program. The pool replaces the client, and the running query fails with the
  // error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => console.warn(`A database connection ended: ${message}`));
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const { host, pathname } = new URL(databaseUrl);
  return { db, name: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
};

/** PostgreSQL's 128 MB are cleared at every start, which takes half of it; the demo data are 9 MB. */
const START = { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] };

/** PGlite writes and reads bytes digit by digit, which takes four seconds for a file of 20 MB. */
const BYTES = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex') },
};

/** A folder that another version of the database program wrote stops this one before it says a word of its own. */
const opened = async (pglite: PGlite, directory: string | null): Promise<void> => {
  try {
    await pglite.waitReady;
  } catch (error) {
    if (directory === null) throw error;
    throw new OtherVersion(
      `The database in ${directory} does not open (${error instanceof Error ? error.message : String(error)}): it is damaged, or its data are of another version.`,
    );
  }
};

const openEmbedded = async ({ directory, image }: DatabasePlace): Promise<OpenDatabase> => {
  const unlock = directory === null ? (): void => undefined : lockFolder(directory);
  try {
    if (directory !== null) mkdirSync(join(directory, 'database'), { recursive: true });
    const pglite =
      directory === null
        ? new PGlite({ ...START, ...BYTES, ...(image === undefined ? {} : { loadDataDir: image }) })
        : new PGlite(join(directory, 'database'), { ...START, ...BYTES });
    await opened(pglite, directory);
    const db = new Kysely<Tables>({ dialect: new FairDialect({ pglite }) });
    const close = async (): Promise<void> => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      unlock();
    };
    return { db, name: directory === null ? 'in memory' : `embedded in ${directory}`, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens PostgreSQL when an address is given, otherwise the embedded database. Refuses with FolderInUse. */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> =>
  place.databaseUrl === null ? openEmbedded(place) : openServer(place.databaseUrl);
