import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  it(
    'keeps everything across a restart and refuses a second program meanwhile',
    { timeout: 90_000 },
    async () => {
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
    },
  );
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
