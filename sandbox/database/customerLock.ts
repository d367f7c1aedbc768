import { statfsSync } from 'node:fs';
import type { SandboxContext } from '../context';
import type { SandboxConfig } from '../config';
import type { Trx } from './schema';
import { NoRoomLeft } from './unavailable';

/** Enough for the largest upload in both table and write-ahead log, plus some for concurrent writes. */
const LEAST_FREE_BYTES = 134_217_728;

/**
 * Refuses a write while the disk of the embedded database is nearly full: on a full disk PGlite does not fail
 * but hangs, and the whole program with it.
 */
const refuseWithoutRoom = ({ databaseUrl, directory, leastFreeBytes }: SandboxConfig): void => {
  if (databaseUrl !== null || directory === null) return;
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < (leastFreeBytes ?? LEAST_FREE_BYTES)) throw new NoRoomLeft();
};

/**
 * Locks the customer's row until the transaction ends. Every read-then-write of a customer's cart, orders,
 * quotations or tasks takes this lock first, so that such writes are serialized across processes. The lock
 * does not block foreign keys: notifications and tokens of the customer can still be inserted.
 */
export const lockCustomer = async (trx: Trx, customerId: number): Promise<void> => {
  await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/**
 * Runs one database transaction, serialized per customer. Refuses with 503 when the disk has no room left.
 */
export const customerTransaction = <A>(
  context: SandboxContext,
  customerId: number,
  run: (trx: Trx) => Promise<A>,
): Promise<A> =>
  context.db.transaction().execute(async (trx) => {
    refuseWithoutRoom(context.config);
    await lockCustomer(trx, customerId);
    return run(trx);
  });
