import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../../sandbox/database/lock';
import { FIXED } from './shopping';
import { startSandbox } from './startSandbox';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = (): string => join(directory, 'sandbox.lock');

describe('the embedded database', () => {
  it('keeps everything across a restart and refuses a second program meanwhile', async () => {
    const first = await startSandbox({ databaseUrl: null, directory });
    const customer = await first.register('+919500000001', 'Kept Safely');
    await first.post('add-to-cart', { token: customer.token, body: FIXED });
    await expect(startSandbox({ databaseUrl: null, directory })).rejects.toThrow(
      /already uses .*SANDBOX_DIR/,
    );
    await first.close();
    const second = await startSandbox({ databaseUrl: null, directory });
    expect((await second.get('user/profile', customer.token)).body.displayname).toBe('Kept Safely');
    expect((await second.get('user/cart', customer.token)).body.data.items).toHaveLength(1);
    const customers = await second.sandbox.context.db.selectFrom('customer').select('id').execute();
    expect(customers).toHaveLength(2);
    await second.close();
  });
});

describe('data of another version', { timeout: 90_000 }, () => {
  it('are refused in one sentence that says the way out, and stay as they are', async () => {
    const first = await startSandbox({ databaseUrl: null, directory });
    const { db } = first.sandbox.context;
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', now()::text)`.execute(db);
    await first.close();
    await expect(startSandbox({ databaseUrl: null, directory })).rejects.toThrow(
      /^The data were made by another version of the sandbox\. .*npm run sandbox:reset/,
    );
    expect(existsSync(file())).toBe(false);
  });

  it('are refused in the same way where the database program cannot open them', async () => {
    await (await startSandbox({ databaseUrl: null, directory })).close();
    writeFileSync(join(directory, 'database', 'PG_VERSION'), '9.6\n');
    await expect(startSandbox({ databaseUrl: null, directory })).rejects.toThrow(
      /does not open .*npm run sandbox:reset/,
    );
    expect(existsSync(file())).toBe(false);
  });
});

describe('the folder lock', () => {
  it('is released at the end', () => {
    const unlock = lockFolder(directory);
    expect(() => lockFolder(directory)).toThrow(FolderInUse);
    unlock();
    expect(existsSync(file())).toBe(false);
  });

  it.each([
    ['is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
    ['was another one under the same number', JSON.stringify({ pid: process.pid, started: 'another start' })],
    ['left something unreadable', '?'],
  ])('of a process that %s is taken over', (_why, content) => {
    writeFileSync(file(), content);
    const unlock = lockFolder(directory);
    expect(readFileSync(file(), 'utf8')).toContain(`"pid":${process.pid}`);
    unlock();
  });
});
