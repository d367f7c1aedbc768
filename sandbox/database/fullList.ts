import type { Trx } from './schema';
import { Refusal } from '../http/refusal';

/** How many of each a customer may have: the contract cannot page these lists, and each is sent whole. */
export const MOST = { customer_order: 300, quotation_request: 100, stored_file: 1000 } as const;

const WORDS: Readonly<Record<keyof typeof MOST, string>> = {
  customer_order: 'orders',
  quotation_request: 'quotation requests',
  stored_file: 'files',
};

/** Refuses one more entry of a list that is full, with 422. */
export const refuseFull = async (trx: Trx, list: keyof typeof MOST, customerId: number): Promise<void> => {
  const { count } = await trx
    .selectFrom(list)
    .select((sql) => sql.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST[list])
    throw new Refusal(422, `You have ${MOST[list]} ${WORDS[list]}, which is the most. Please contact us.`, {
      status: false,
    });
};
