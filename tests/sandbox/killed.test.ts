import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, endProgram, postJson, type Program, startProgram } from './program';
import { FIXED } from './shopping';

const CUSTOMERS = 10;
const LINES_EACH = 20;

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'killed-'));
  await buildProgram();
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Entered = { readonly access_token: string };
type Cart = { readonly data: { readonly items: readonly { readonly qty: number }[] } };

const newCustomer = async (program: Program, index: number): Promise<string> => {
  const phone = `+9196000000${String(index).padStart(2, '0')}`;
  const entered: Entered = await (
    await postJson(`${program.origin}/sandbox/customers`, { phone, empty: true })
  ).json();
  return entered.access_token;
};

/** Adds lines of quantity 1, 2, 3… until the connection breaks; gives the quantities that were acknowledged. */
const addLines = async (
  program: Program,
  token: string,
  onAnswer: () => void,
): Promise<readonly number[]> => {
  const kept: number[] = [];
  for (let qty = 1; qty <= LINES_EACH; qty += 1) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `line-${qty}` };
    try {
      const answer = await postJson(`${program.origin}/api/v3/add-to-cart`, { ...FIXED, qty }, headers);
      await answer.text();
      if (answer.ok) kept.push(qty);
      onAnswer();
    } catch {
      return kept;
    }
  }
  return kept;
};

const quantities = async (program: Program, token: string): Promise<readonly number[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const cart: Cart = await (await fetch(`${program.origin}/api/v3/user/cart`, { headers })).json();
  return cart.data.items.map((item) => item.qty);
};

describe('a program killed in the middle of 200 writes', () => {
  it(
    'has lost nothing it acknowledged; a repeated write is the same write; another program is refused',
    { timeout: 240_000 },
    async () => {
      const first = await startProgram({ SANDBOX_DIR: directory });
      const tokens: string[] = [];
      for (let index = 0; index < CUSTOMERS; index += 1) tokens.push(await newCustomer(first, index));
      let answers = 0;
      const kept = await Promise.all(
        tokens.map((token) =>
          addLines(first, token, () => {
            answers += 1;
            if (answers === 80) first.process.kill('SIGKILL');
          }),
        ),
      );
      expect(kept.flat().length).toBeGreaterThanOrEqual(80);
      expect(kept.flat().length).toBeLessThan(CUSTOMERS * LINES_EACH);
      const second = await startProgram({ SANDBOX_DIR: directory });
      for (const [index, token] of tokens.entries()) {
        expect(await quantities(second, token)).toEqual(expect.arrayContaining([...(kept[index] ?? [])]));
      }
      await Promise.all(tokens.map((token) => addLines(second, token, () => undefined)));
      const all = Array.from({ length: LINES_EACH }, (_, index) => index + 1);
      for (const token of tokens)
        expect((await quantities(second, token)).toSorted((a, b) => a - b)).toEqual(all);
      await expect(startProgram({ SANDBOX_DIR: directory })).rejects.toThrow(
        /^Another sandbox \(process \d+\) already uses .*SANDBOX_DIR\.\n$/,
      );
      await endProgram(second);
      expect(second.process.exitCode).toBe(0);
    },
  );
});
