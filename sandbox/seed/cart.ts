import { daysAgo, type SeedContext } from './seedContext';

type Ids = ReadonlyMap<string, number>;

const idIn = (ids: Ids, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo has no ${name}.`);
  return id;
};

/**
 * The demo cart: the service of the order that was left unpaid, so that it can still be paid, and the
 * accepted quotation.
 */
export const seedCart = async (
  { trx, now, customerId }: SeedContext,
  { quotations, orders }: { readonly quotations: Ids; readonly orders: Ids },
): Promise<void> => {
  const line = {
    customer_id: customerId,
    qty: 1,
    questions: '[]',
    tat: 5,
    type: 'entitlement',
    advance_percent: 100,
  };
  const ordered = await trx
    .insertInto('cart_line')
    .values({
      ...line,
      sub_service_id: 194,
      service_name: 'MSME Registration',
      amount_paise: 49_900,
      frequency: 'once',
      pricing_model: 'fixed',
      quotation_id: null,
      created_at: daysAgo(now, 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('order_line')
    .set({ cart_line_id: ordered.id })
    .where('order_id', '=', idIn(orders, 'msme'))
    .execute();
  await trx
    .insertInto('cart_line')
    .values({
      ...line,
      sub_service_id: 42,
      service_name: 'LLP Annual Filing',
      amount_paise: 650_000,
      frequency: 'once',
      pricing_model: 'quotation',
      quotation_id: idIn(quotations, 'LLP Annual Filing'),
      created_at: daysAgo(now, 0),
    })
    .execute();
};
