import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema';
import { seedCatalogue } from './catalogue';
import { DEMO_CUSTOMER } from './demoCustomer';
import { seedCustomer } from './customer';

const SEED_LOCK = 4_173_001;

/**
 * Fills an empty database with the demo data, with dates counted from `now`; leaves a filled database
 * unchanged.
 */
export const seed = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    const filled = await trx.selectFrom('service').select('id').limit(1).executeTakeFirst();
    if (filled !== undefined) return;
    await seedCatalogue(trx, now);
    await seedCustomer({ trx, now, person: DEMO_CUSTOMER });
  });
};
