import type { SandboxContext } from '../context';
import type { Trx } from './schema';
import { refuseWithoutRoom } from './room';

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
