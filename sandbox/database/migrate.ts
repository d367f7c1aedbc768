import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { people } from './migrations/0001_people';
import { catalogue } from './migrations/0002_catalogue';
import { trade } from './migrations/0003_trade';
import { work } from './migrations/0004_work';
import { paidOnce } from './migrations/0005_paid_once';
import { limits } from './migrations/0006_limits';
import { knownNetworks } from './migrations/0007_known_networks';
import { frequency } from './migrations/0008_frequency';
import { OtherVersion } from './otherVersion';
import type { Tables } from './schema';

const migration = (statements: readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const migrations: Readonly<Record<string, Migration>> = {
  '0001_people': migration(people),
  '0002_catalogue': migration(catalogue),
  '0003_trade': migration(trade),
  '0004_work': migration(work),
  '0005_paid_once': migration(paidOnce),
  '0006_limits': migration(limits),
  '0007_known_networks': migration(knownNetworks),
  '0008_frequency': migration(frequency),
};

const isUnknownHistory = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('corrupted migrations');

/**
 * Migrates the database to the newest version; throws the error of the first failed migration. Refuses with OtherVersion
 * where another version has migrated it further.
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (isUnknownHistory(error))
    throw new OtherVersion('The data were made by another version of the sandbox.');
  if (error !== undefined) throw error;
};
