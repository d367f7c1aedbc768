import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from './onBothDatabases';
import { FIXED, newCustomer } from './shopping';
import { type Running, seededSandbox, startSandbox } from './startSandbox';

onBothDatabases('a statement that fails inside a write', (open) => {
  it('causes a 500, stores nothing of the write, and the next one works', async () => {
    const { token } = await newCustomer(open());
    const { db } = open().sandbox.context;
    await sql`alter table cart_line add constraint unlucky check (qty <> 13)`.execute(db);
    const add = (qty: number) => open().post('add-to-cart', { token, body: { ...FIXED, qty } });
    const answers = await Promise.all([add(1), add(13), add(2), add(13), add(3)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 500, 200]);
    const { items } = (await open().get('user/cart', token)).body.data;
    expect(items.map((item: { qty: number }) => item.qty).toSorted()).toEqual([1, 2, 3]);
  });
});

describe('an embedded database whose disk is nearly full', () => {
  let directory: string;
  let running: Running;
  beforeAll(async () => {
    directory = await seededSandbox();
    running = await startSandbox({ databaseUrl: null, directory, leastFreeBytes: Number.MAX_SAFE_INTEGER });
  });
  afterAll(async () => {
    await running.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('refuses writes with 503 and still reads', async () => {
    const { token } = await newCustomer(running);
    const refused = await running.post('add-to-cart', { token, body: FIXED });
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'There is no room left to save this. Please try again later.',
    ]);
    expect((await running.get('user/cart', token)).body.data.items).toEqual([]);
  });
});
