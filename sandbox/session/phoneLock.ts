import { sql } from 'kysely';
import type { Trx } from '../database/schema';

/**
 * Locks a mobile number, registered or not, until the transaction ends, so that counts stay valid until they
 * are written.
 */
export const lockPhone = async (trx: Trx, phone: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(trx);
};
