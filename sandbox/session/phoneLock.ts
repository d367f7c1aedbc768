import { sql } from 'kysely';
import type { Trx } from '../http/write';

/** Holds a mobile number, known or not, until the transaction ends: what is counted here is still true when it is written. */
export const lockPhone = async (trx: Trx, phone: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(trx);
};
