import type { Transaction } from 'kysely';
import type { Tables } from './schema';

/**
 * Locks the customer's row until the transaction ends. Whoever reads and then writes a customer's cart, orders,
 * quotations or tasks takes this lock first, so that it does so alone, in whichever process. The lock leaves foreign
 * keys alone: a notification or a token for the customer can be written meanwhile.
 */
export const lockCustomer = async (trx: Transaction<Tables>, customerId: number): Promise<void> => {
  await trx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};
