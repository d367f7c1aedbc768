import { moneyColumns, totalsOf } from '../cart/totals';
import { keepInvoice } from '../checkout/keepInvoice';
import { DEMO_PROFILE, type Person } from './demoCustomer';
import { DEMO_ORDERS, type DemoOrder } from './demoWork';
import { daysAgo, type SeedContext } from './seedContext';

const orderMoney = (order: DemoOrder, advancePercent: number) => {
  const line = { amount_paise: order.rupees * 100, qty: 1, advance_percent: advancePercent };
  const totals = totalsOf([line], { percent: 0, flat_paise: Math.round(order.discount * 100) });
  return moneyColumns(totals);
};

/** The share of its price that the order's service asks for in advance, in percent. */
const advancePercentOf = async (context: SeedContext, order: DemoOrder): Promise<number> => {
  const service = await context.trx
    .selectFrom('sub_service')
    .select('advance_percent')
    .where('id', '=', order.service)
    .executeTakeFirstOrThrow();
  return service.advance_percent;
};

type Placed = { readonly person: Person; readonly order: DemoOrder; readonly advancePercent: number };

const orderRow = (context: SeedContext, { person, order, advancePercent }: Placed) => ({
  customer_id: context.customerId,
  payment_status: order.status,
  created_at: daysAgo(context.now, order.days, order.minutes),
  paid_at: order.status === 'success' ? daysAgo(context.now, order.days, (order.minutes ?? 0) + 3) : null,
  ...orderMoney(order, advancePercent),
  discount_code: order.discount > 0 ? 'SAVE10' : '',
  full_name: person.displayname,
  phone: person.phone,
  email: person.email,
  gstin: '',
  billing_address: DEMO_PROFILE.address,
  billing_locality: 'Shivajinagar',
  billing_state: DEMO_PROFILE.state,
  billing_zip_code: DEMO_PROFILE.pincode,
  billing_country: 'IN',
  payment_gateway: 'payu',
});

/** Seeds the demo customer's orders, paid ones with an invoice; returns them by key. */
export const seedOrders = async (
  context: SeedContext,
  person: Person,
): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const order of DEMO_ORDERS) {
    const advancePercent = await advancePercentOf(context, order);
    const placed = await context.trx
      .insertInto('customer_order')
      .values(orderRow(context, { person, order, advancePercent }))
      .returningAll()
      .executeTakeFirstOrThrow();
    ids.set(order.key, placed.id);
    await context.trx
      .insertInto('order_line')
      .values({
        order_id: placed.id,
        sub_service_id: order.service,
        service_name: order.name,
        qty: 1,
        amount_paise: order.rupees * 100,
        questions: '[]',
        quotation_id: null,
        cart_line_id: null,
      })
      .execute();
    if (placed.paid_at !== null) await keepInvoice(context.trx, placed, placed.paid_at);
  }
  return ids;
};
