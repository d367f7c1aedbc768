import type { SandboxContext } from '../context';
import type { Trx } from '../http/write';
import { refuseWithoutRoom } from './room';

/**
 * Locks the customer's row until the transaction ends. Whoever reads and then writes a customer's cart, orders,
 * quotations or tasks takes this lock first, so that it does so alone, in whichever process. The lock leaves foreign
 * keys alone: a notification or a token for the customer can be written meanwhile.
 */
export const lockCustomer = async (trx: Trx, customerId: number): Promise<void> => {
  await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/** One database transaction that is alone among this customer's. Refuses with 503 where there is no room left. */
export const customerTransaction = <A>(
  house: SandboxContext,
  customerId: number,
  run: (trx: Trx) => Promise<A>,
): Promise<A> =>
  house.db.transaction().execute(async (trx) => {
    refuseWithoutRoom(house.config);
    await lockCustomer(trx, customerId);
    return run(trx);
  });
