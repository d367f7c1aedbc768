import { expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import {
  accept,
  askQuotation,
  deny,
  formOf,
  lineIds,
  pendingQuotation,
  quotationStatus,
  quote,
  removeLine,
} from './quoting';
import { type Customer, FIXED, newCustomer, ORDER, orderOf, pay } from './shopping';
import type { Answer, Running } from './startSandbox';

const CALLS = 20;

const atOnce = (call: (index: number) => Promise<Answer>): Promise<readonly Answer[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, index) => call(index)));

/** How many responses have each status, for example `{ 200: 1, 409: 19 }`. */
const statuses = (answers: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const shopper = async (running: Running): Promise<Customer> => {
  const customer = await newCustomer(running);
  await running.post('add-to-cart', { token: customer.token, body: FIXED });
  return customer;
};

const decisions = (open: () => Running): void => {
  it('acceptances and denials of one quotation: exactly one succeeds', async () => {
    const customer = await newCustomer(open());
    const id = await pendingQuotation(open(), customer);
    const answers = await atOnce((index) => (index % 2 === 0 ? accept : deny)(open(), customer, id));
    expect(statuses(answers)).toEqual({ 200: 1, 409: CALLS - 1 });
    const status = await quotationStatus(open(), customer, id);
    expect(await lineIds(open(), customer)).toHaveLength(status === 1 ? 1 : 0);
  });

  it('quotations for one request: the expert’s first one stands', async () => {
    const customer = await newCustomer(open());
    const requestId = await askQuotation(open(), customer);
    const answers = await atOnce(() => quote(open(), requestId));
    expect(statuses(answers)).toEqual({ 200: 1, 409: CALLS - 1 });
  });
};

const cartWrites = (open: () => Running): void => {
  it('removals of one line: exactly one finds it', async () => {
    const customer = await shopper(open());
    const [id = 0] = await lineIds(open(), customer);
    const answers = await atOnce(() => removeLine(open(), customer, id));
    expect(statuses(answers)).toEqual({ 200: 1, 404: CALLS - 1 });
    expect(await lineIds(open(), customer)).toEqual([]);
  });

  it('removals and acceptances of one quotation: it is in the cart exactly when it is accepted', async () => {
    const customer = await newCustomer(open());
    const id = await pendingQuotation(open(), customer);
    await accept(open(), customer, id);
    const [line = 0] = await lineIds(open(), customer);
    await atOnce((index) =>
      index % 2 === 0 ? removeLine(open(), customer, line) : accept(open(), customer, id),
    );
    const accepted = (await quotationStatus(open(), customer, id)) === 1;
    expect(await lineIds(open(), customer)).toHaveLength(accepted ? 1 : 0);
  });

  it('discount codes: each response has the totals of its own code', async () => {
    const customer = await shopper(open());
    const codes = ['SAVE10', 'CODE1', 'CODE2'];
    const body = (index: number) => ({ discount_code: codes[index % codes.length] ?? '' });
    const alone: Record<string, unknown> = {};
    for (const [index, code] of codes.entries())
      alone[code] = (
        await open().post('apply-discount-code', { token: customer.token, body: body(index) })
      ).body.data.payment;
    const answers = await atOnce((index) =>
      open().post('apply-discount-code', { token: customer.token, body: body(index) }),
    );
    const other = answers.filter(
      ({ body: { data } }, index) =>
        JSON.stringify(data?.payment) !== JSON.stringify(alone[body(index).discount_code]),
    );
    console.log(`Discount codes at once: ${other.length} of ${CALLS} answered another code's totals.`);
    expect(other).toEqual([]);
  });
};

const orders = (open: () => Running): void => {
  it('orders under one key: one order is placed', async () => {
    const { token, ...customer } = await shopper(open());
    const { payment } = (await open().get('user/cart', token)).body.data;
    const body = { ...ORDER, user_id: customer.id, payment };
    const answers = await atOnce(() =>
      open().post('place-order', { token, body, headers: { 'idempotency-key': 'one' } }),
    );
    expect(statuses(answers)).toEqual({ 200: CALLS });
    expect((await open().get('user/orders', token)).body.data.data).toHaveLength(1);
  });
};

/** Completes every step of a new task concurrently; returns the task's status afterwards. */
const completeAtOnce = async (running: Running): Promise<number> => {
  const customer = await newCustomer(running);
  await pay(running, await orderOf(running, customer));
  const { token } = customer;
  const taskOf = async () => (await running.get('user/tasks', token)).body.data[0];
  const { id } = await taskOf();
  const steps: readonly { readonly id: number }[] = (
    await running.get(`tracking-status-by-taskid/${id}`, token)
  ).body.data;
  const complete = (step: number): Promise<Answer> =>
    running.post('/sandbox/steps', { form: formOf({ step_id: String(step), status: '2' }) });
  await Promise.all(steps.map((step) => complete(step.id)));
  return (await taskOf()).status;
};

const tasks = (open: () => Running): void => {
  it('completions of the steps of one task: the last one completes it', async () => {
    const found: number[] = [];
    for (let round = 0; round < 5; round += 1) found.push(await completeAtOnce(open()));
    expect(found).toEqual([3, 3, 3, 3, 3]);
  });
};

const others = (open: () => Running): void => {
  it('profile changes: each response has what it saved, and one of them is stored', async () => {
    const { token } = await newCustomer(open());
    const answers = await atOnce((index) =>
      open().post('user/profile-update', {
        token,
        form: formOf({ displayname: `Name ${index}`, email: `mail${index}@example.in`, pan: '' }),
      }),
    );
    expect(answers.map(({ body }) => [body.displayname, body.email])).toEqual(
      answers.map((_, index) => [`Name ${index}`, `mail${index}@example.in`]),
    );
    const { displayname, email } = (await open().get('user/profile', token)).body;
    expect(email).toBe(`mail${displayname.slice('Name '.length)}@example.in`);
  });

  it('uploads of one document: one is stored', async () => {
    const customer = await newCustomer(open());
    await pay(open(), await orderOf(open(), customer));
    const { token } = customer;
    const [task] = (await open().get('user/tasks', token)).body.data;
    const [document] = (await open().get(`files/task/${task.id}`, token)).body.data;
    const answers = await atOnce(() => {
      const form = formOf({ task_id: String(task.id), document_id: String(document.id) });
      form.append('file', new Blob(['%PDF-1.4 small']), 'pan.pdf');
      return open().post('user/files/upload', { token, form });
    });
    expect(statuses(answers)).toEqual({ 200: 1, 409: CALLS - 1 });
    const [filled] = (await open().get(`files/task/${task.id}`, token)).body.data;
    expect(filled.files).toHaveLength(1);
  });
};

onBothDatabases(`${CALLS} calls of one customer at once`, (open) => {
  decisions(open);
  cartWrites(open);
  orders(open);
  tasks(open);
  others(open);
});
