import { describe, expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import {
  accept,
  askQuotation,
  deny,
  lineIds,
  pendingQuotation,
  quotationStatus,
  quote,
  removeLine,
} from './quoting';
import {
  atGateway,
  type Customer,
  type Due,
  dueOf,
  type GatewayForm,
  goBack,
  newCustomer,
  orderOf,
  placeAgain,
  press,
  transaction,
} from './shopping';
import type { Running } from './startSandbox';

/** Enough rounds to see the race, which failed in 8 to 15 of 15; FULL=1 plays all 15. */
const ROUNDS = process.env['FULL'] === '1' ? 15 : 5;
const PAID = 3;

const genuineReturn = async (running: Running, due: Due): Promise<GatewayForm> =>
  press(running, (await atGateway(running, due.form)).page, 'success');

const tasksOf = async (running: Running, { token }: Customer): Promise<readonly object[]> =>
  (await running.get('user/tasks', token)).body.data;

const checksum = (running: Running, { token }: Customer, orderId: number) =>
  running.post('generate-payu-checksum', { token, body: { order_id: orderId } });

/** Plays the round repeatedly and counts the failed rounds. */
const countRounds = async (what: string, round: () => Promise<boolean>): Promise<number> => {
  let wrong = 0;
  for (let played = 0; played < ROUNDS; played += 1) if (await round()) wrong += 1;
  console.log(`${what}: ${wrong} of ${ROUNDS}.`);
  return wrong;
};

type Accepted = { readonly customer: Customer; readonly id: number; readonly line: number };

const acceptedQuotation = async (running: Running): Promise<Accepted> => {
  const customer = await newCustomer(running);
  const id = await pendingQuotation(running, customer);
  await accept(running, customer, id);
  const [line = 0] = await lineIds(running, customer);
  return { customer, id, line };
};

/** Takes the accepted quotation out of the cart and accepts it again: the same work under another cart line. */
const acceptAgain = async (running: Running, { customer, id, line }: Accepted): Promise<number> => {
  await removeLine(running, customer, line);
  await accept(running, customer, id);
  const [second = 0] = await lineIds(running, customer);
  return second;
};

const twoOrders = (open: () => Running): void => {
  it('are fulfilled once although both genuine returns arrive at the same moment', async () => {
    const running = open();
    const twice = await countRounds('Carts bought twice by two returns at once', async () => {
      const customer = await newCustomer(running);
      const first = await orderOf(running, customer);
      const second = await dueOf(running, customer, await placeAgain(running, customer));
      const returns = [await genuineReturn(running, first), await genuineReturn(running, second)];
      await Promise.all(returns.map((fields) => goBack(running, fields)));
      return (await tasksOf(running, customer)).length !== 1;
    });
    expect(twice).toBe(0);
  });

  it('keep the second payment for a refund, list it with its own state and notify the customer', async () => {
    const running = open();
    const customer = await newCustomer(running);
    const first = await orderOf(running, customer);
    const second = await dueOf(running, customer, await placeAgain(running, customer));
    const late = await genuineReturn(running, second);
    await goBack(running, await genuineReturn(running, first));
    const places = [await goBack(running, late), await goBack(running, late)].map(({ location }) => location);
    // Money was taken, so the address must say 'checking' and not that nothing was paid; the order list has
    // the state.
    const checking = `/payment-response?status=checking&order_id=${second.orderId}`;
    expect(places).toEqual([checking, checking]);
    expect((await transaction(running, customer, first.orderId)).payment_status).toBe('success');
    expect((await transaction(running, customer, second.orderId)).payment_status).toBe('refund_due');
    const [notice] = (await running.get('user/notification', customer.token)).body;
    expect([notice.title, notice.body]).toEqual(['Refund due', expect.stringContaining('₹1768.82')]);
    expect((await checksum(running, customer, second.orderId)).status).toBe(409);
    const kept = await running.sandbox.context.db
      .selectFrom('customer_order')
      .select(['gateway_reference', 'payable_paise'])
      .where('id', '=', second.orderId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ gateway_reference: late['mihpayid'], payable_paise: 176_882 });
  });
};

const twoLines = (open: () => Running): void => {
  it('is fulfilled once although both orders are paid at the same moment', async () => {
    const running = open();
    const twice = await countRounds('Quotations bought twice under two lines', async () => {
      const accepted = await acceptedQuotation(running);
      const { customer } = accepted;
      const first = await orderOf(running, customer, []);
      const fields = await genuineReturn(running, first);
      await acceptAgain(running, accepted);
      const other = await genuineReturn(running, await orderOf(running, customer, []));
      await Promise.all([goBack(running, fields), goBack(running, other)]);
      return (await tasksOf(running, customer)).length !== 1;
    });
    expect(twice).toBe(0);
  });

  it('leaves the cart once paid, and neither a removal nor an acceptance opens it again', async () => {
    const running = open();
    const accepted = await acceptedQuotation(running);
    const { customer, id } = accepted;
    const fields = await genuineReturn(running, await orderOf(running, customer, []));
    const second = await acceptAgain(running, accepted);
    await goBack(running, fields);
    const removed = await removeLine(running, customer, second);
    const again = await accept(running, customer, id);
    expect([removed.status, again.status]).toEqual([404, 409]);
    expect(await lineIds(running, customer)).toEqual([]);
    expect(await quotationStatus(running, customer, id)).toBe(PAID);
  });

  it('gets no checksum for the other order once paid', async () => {
    const running = open();
    const accepted = await acceptedQuotation(running);
    const { customer } = accepted;
    const fields = await genuineReturn(running, await orderOf(running, customer, []));
    await acceptAgain(running, accepted);
    const other = await placeAgain(running, customer);
    await goBack(running, fields);
    expect((await checksum(running, customer, other)).status).toBe(409);
  });

  it('stays paid although it is removed and accepted while the return arrives', async () => {
    const running = open();
    const reopened = await countRounds('Paid quotations opened again by a race', async () => {
      const { customer, id, line } = await acceptedQuotation(running);
      const fields = await genuineReturn(running, await orderOf(running, customer, []));
      await Promise.all([
        goBack(running, fields),
        removeLine(running, customer, line),
        accept(running, customer, id),
      ]);
      const paid = (await quotationStatus(running, customer, id)) === PAID;
      return !paid || (await lineIds(running, customer)).length > 0;
    });
    expect(reopened).toBe(0);
  });
};

/** Two quotations of one request, each with a genuine payment under way: the first was taken out of the cart and denied. */
const bothPaying = async (running: Running) => {
  const customer = await newCustomer(running);
  const request = await askQuotation(running, customer);
  const first = (await quote(running, request)).body.data.id;
  await accept(running, customer, first);
  const one = await orderOf(running, customer, []);
  const fields = await genuineReturn(running, one);
  for (const line of await lineIds(running, customer)) await removeLine(running, customer, line);
  await deny(running, customer, first);
  const second = (await quote(running, request)).body.data.id;
  return { customer, first: { ...one, fields }, second };
};

const twoQuotations = (open: () => Running): void => {
  it('are fulfilled once, and the second genuine payment is kept for a refund', async () => {
    const running = open();
    const { customer, first, second } = await bothPaying(running);
    await accept(running, customer, second);
    const other = await orderOf(running, customer, []);
    const fields = await genuineReturn(running, other);
    await goBack(running, first.fields);
    expect(await lineIds(running, customer)).toEqual([]);
    await goBack(running, fields);
    const states = await Promise.all(
      [first, other].map(
        async ({ orderId }) => (await transaction(running, customer, orderId)).payment_status,
      ),
    );
    expect(states).toEqual(['success', 'refund_due']);
    expect(await tasksOf(running, customer)).toHaveLength(1);
  });

  it('let nobody accept the second once the first is paid', async () => {
    const running = open();
    const { customer, first, second } = await bothPaying(running);
    await goBack(running, first.fields);
    const refused = await accept(running, customer, second);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You have already paid another quotation for this request.',
    ]);
  });
};

onBothDatabases('what is paid', (open) => {
  describe('two orders of one cart', () => {
    twoOrders(open);
  });
  describe('a quotation ordered under two cart lines', () => {
    twoLines(open);
  });
  describe('two quotations of one request', { timeout: 120_000 }, () => {
    twoQuotations(open);
  });
});
