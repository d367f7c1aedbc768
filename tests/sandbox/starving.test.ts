import { expect, it } from 'vitest';
import { MOST } from '../../sandbox/database/fullList';
import { DEFAULT_LIMITS } from '../../sandbox/limits';
import { onBothDatabases } from './onBothDatabases';
import { FIXED, newCustomer, orderOf, placeAgain, type Customer } from './shopping';
import type { Running } from './startSandbox';

const pdf = (size: number): FormData => {
  const form = new FormData();
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(new TextEncoder().encode('%PDF-1.4\n'));
  form.set('file', new File([bytes], 'form16.pdf', { type: 'application/pdf' }));
  return form;
};

const upload = async (running: Running, { token }: Customer, size: number): Promise<number> =>
  (await running.post('user/file-upload', { token, form: pdf(size) })).status;

onBothDatabases(
  'a customer who would starve others',
  (open) => {
    it('has three uploads at once, while another customer still uploads', async () => {
      const running = open();
      const [one, other] = [await newCustomer(running), await newCustomer(running)];
      const many = Array.from({ length: 12 }, () => upload(running, one, 4_000_000));
      expect(await upload(running, other, 1000)).toBe(200);
      const statuses = await Promise.all(many);
      expect(statuses.filter((status) => status === 200).length).toBeLessThan(12);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(await upload(running, one, 1000)).toBe(200);
    });

    it('changes something three hundred times in ten minutes', async () => {
      const running = open();
      const [one, other] = [await newCustomer(running), await newCustomer(running)];
      const ask = async ({ token }: Customer) =>
        running.post('apply-discount-code', { token, body: { discount_code: 'NONE' } });
      const statuses: number[] = [];
      for (let asked = 0; asked < 300; asked += 1) statuses.push((await ask(one)).status);
      expect(statuses).not.toContain(429);
      const refused = await ask(one);
      expect([refused.status, refused.body.message]).toEqual([
        429,
        'Too many changes. Please try again in 10 minutes.',
      ]);
      expect((await ask(other)).status).not.toBe(429);
    });

    it('has at most so many quotation requests, orders and files', async () => {
      const running = open();
      const { db } = running.sandbox.context;
      const customer = await newCustomer(running);
      await orderOf(running, customer);
      const request = { ...FIXED, service_id: 54, amount: 0 };
      const { token, id } = customer;
      expect((await running.post('add-quotation', { token, body: request })).status).toBe(200);
      expect(await upload(running, customer, 1000)).toBe(200);
      const one = await db
        .selectFrom('quotation_request')
        .selectAll()
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow();
      const { id: _request, ...asked } = one;
      await db
        .insertInto('quotation_request')
        .values(Array.from({ length: MOST.quotation_request - 1 }, () => asked))
        .execute();
      const order = await db
        .selectFrom('customer_order')
        .selectAll()
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow();
      const { id: _order, ...ordered } = order;
      await db
        .insertInto('customer_order')
        .values(Array.from({ length: MOST.customer_order - 1 }, () => ordered))
        .execute();
      const file = await db
        .selectFrom('stored_file')
        .selectAll()
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow();
      const { id: _file, ...stored } = file;
      await db
        .insertInto('stored_file')
        .values(
          Array.from({ length: MOST.stored_file - 1 }, (_, at) => ({
            ...stored,
            path: `${stored.path}${at}`,
          })),
        )
        .execute();
      const full = await running.post('add-quotation', { token, body: request });
      expect([full.status, full.body.message]).toEqual([
        422,
        'You have 100 quotation requests, which is the most. Please contact us.',
      ]);
      expect(await placeAgain(running, customer)).toBeUndefined();
      expect(await upload(running, customer, 1000)).toBe(422);
    });
  },
  { limits: { ...DEFAULT_LIMITS, calls: 100_000 } },
);
