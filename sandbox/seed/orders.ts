import { moneyColumns, totalsOf } from '../cart/totals';
import { invoiceFile, nameInvoice } from '../checkout/keepInvoice';
import type { Order } from '../checkout/payableOrder';
import { storeSmallFiles } from '../documents/storedFiles';
import { DEMO_PROFILE, type Person } from './demoCustomer';
import { DEMO_ORDERS, type DemoOrder } from './demoWork';
import { daysAgo, type SeedContext } from './seedContext';

const orderMoney = (order: DemoOrder, advancePercent: number) => {
  const line = { amount_paise: order.rupees * 100, qty: 1, advance_percent: advancePercent };
  const totals = totalsOf([line], { percent: 0, flat_paise: Math.round(order.discount * 100) });
  return moneyColumns(totals);
};

/** The share of its price that each order's service asks for in advance, in percent, by service. */
const advancePercents = async (context: SeedContext): Promise<ReadonlyMap<number, number>> => {
  const services = await context.trx
    .selectFrom('sub_service')
    .select(['id', 'advance_percent'])
    .where(
      'id',
      'in',
      DEMO_ORDERS.map(({ service }) => service),
    )
    .execute();
  return new Map(services.map(({ id, advance_percent: percent }) => [id, percent]));
};

type NewOrder = { readonly person: Person; readonly order: DemoOrder; readonly advancePercent: number };

const orderRow = (context: SeedContext, { person, order, advancePercent }: NewOrder) => ({
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

type Placed = { readonly order: DemoOrder; readonly row: Order };

const placeOrders = async (context: SeedContext, person: Person): Promise<readonly Placed[]> => {
  const percents = await advancePercents(context);
  const rows = await context.trx
    .insertInto('customer_order')
    .values(
      DEMO_ORDERS.map((order) =>
        orderRow(context, { person, order, advancePercent: percents.get(order.service) ?? 100 }),
      ),
    )
    .returningAll()
    .execute();
  // Ids rise in the order of the values.
  const inOrder = rows.toSorted((one, other) => one.id - other.id);
  return inOrder.flatMap((row, place) => {
    const order = DEMO_ORDERS[place];
    return order === undefined ? [] : [{ order, row }];
  });
};

const lineOf = ({ order, row }: Placed) => ({
  order_id: row.id,
  sub_service_id: order.service,
  service_name: order.name,
  qty: 1,
  amount_paise: order.rupees * 100,
  questions: '[]',
  quotation_id: null,
  cart_line_id: null,
});

const keepInvoices = async ({ trx }: SeedContext, placed: readonly Placed[]): Promise<void> => {
  const paid = placed.flatMap((one) =>
    one.row.paid_at === null ? [] : [{ row: one.row, line: lineOf(one), at: one.row.paid_at }],
  );
  const files = await Promise.all(paid.map(({ row, line, at }) => invoiceFile(row, [line], at)));
  const paths = await storeSmallFiles(trx, files);
  for (const [place, { row }] of paid.entries()) await nameInvoice(trx, row.id, paths[place] ?? '');
};

/** Seeds the demo customer's orders, paid ones with an invoice; returns them by key. */
export const seedOrders = async (
  context: SeedContext,
  person: Person,
): Promise<ReadonlyMap<string, number>> => {
  const placed = await placeOrders(context, person);
  await context.trx.insertInto('order_line').values(placed.map(lineOf)).execute();
  await keepInvoices(context, placed);
  return new Map(placed.map(({ order, row }) => [order.key, row.id]));
};
