import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FairDialect } from '../../sandbox/database/fairDialect';

describe('the queue of the embedded database', () => {
  let db: Kysely<unknown>;
  beforeAll(async () => {
    db = new Kysely({ dialect: new FairDialect({ pglite: new PGlite() }) });
    await sql`select 1`.execute(db);
  });
  afterAll(() => db.destroy());

  it('is in the order of asking, whoever has just had it', async () => {
    const order: string[] = [];
    const ask = async (who: string, times: number): Promise<void> => {
      for (let asked = 0; asked < times; asked += 1) {
        await sql`select 1`.execute(db);
        order.push(who);
      }
    };
    await Promise.all([ask('busy', 3), ask('one', 1), ask('two', 1), ask('three', 1)]);
    expect(order).toEqual(['busy', 'one', 'two', 'three', 'busy', 'busy']);
  });

  it('lets the program hear and answer between two queries, however many wait', async () => {
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    await Promise.all(Array.from({ length: 100 }, () => sql`select 1`.execute(db)));
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(90);
  });
});
