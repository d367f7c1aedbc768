import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, endProgram, postJson, type Program, removeProgram, startProgram } from './program';
import { FIXED } from './shopping';

const CUSTOMERS = 10;
const WRITES_EACH = 20;
const KILLED_AFTER = 80;

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'killed-'));
  await buildProgram();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  removeProgram();
});

const newCustomer = async (program: Program, index: number): Promise<string> => {
  const phone = `+9196000000${String(index).padStart(2, '0')}`;
  const entered: { readonly access_token: string } = await (
    await postJson(`${program.origin}/sandbox/customers`, { phone, empty: true })
  ).json();
  return entered.access_token;
};

const isLine = (number: number): boolean => number % 2 === 1;

/** Odd writes put a line into the cart; even ones file a request, which is two rows: the request and its notification. */
const write = (program: Program, token: string, number: number): Promise<Response> => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `write-${number}` };
  const call = isLine(number) ? 'add-to-cart' : 'add-quotation';
  return postJson(`${program.origin}/api/v3/${call}`, { ...FIXED, qty: number }, headers);
};

/** Writes 1, 2, 3… until the connection breaks; gives the numbers that were acknowledged. */
const writeAll = async (
  program: Program,
  token: string,
  onAnswer: () => void,
): Promise<readonly number[]> => {
  const kept: number[] = [];
  for (let number = 1; number <= WRITES_EACH; number += 1) {
    try {
      const answer = await write(program, token, number);
      await answer.text();
      if (answer.ok) kept.push(number);
      onAnswer();
    } catch {
      return kept;
    }
  }
  return kept;
};

type Kept = {
  /** The numbers of the lines in the cart. */
  readonly lines: readonly number[];
  /** The ids of the requests, and those that notifications name. */
  readonly requests: readonly number[];
  readonly named: readonly number[];
};
type Cart = { readonly data: { readonly items: readonly { readonly qty: number }[] } };
type Requests = { readonly data: { readonly data: readonly { readonly id: number }[] } };

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

const keptOf = async (program: Program, token: string): Promise<Kept> => {
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${program.origin}/api/v3/${path}`, { headers })).json();
  };
  const cart: Cart = await read('user/cart');
  const requests: Requests = await read('user/quotation-request');
  const told: readonly { readonly data: string }[] = await read('user/notification');
  return {
    lines: ascending(cart.data.items.map(({ qty }) => qty)),
    requests: ascending(requests.data.data.map(({ id }) => id)),
    named: ascending(told.map(({ data }) => Number(/"value":(\d+)/.exec(data)?.[1]))),
  };
};

/** Everything acknowledged is there, and no request without its notification nor the other way round. */
const expectNothingLost = async (program: Program, token: string, acknowledged: readonly number[]) => {
  const { lines, requests, named } = await keptOf(program, token);
  expect(lines).toEqual(expect.arrayContaining(acknowledged.filter(isLine)));
  expect(lines.length + requests.length).toBeGreaterThanOrEqual(acknowledged.length);
  // Beyond that, only the one write may be there that was under way.
  expect(lines.length + requests.length).toBeLessThanOrEqual(acknowledged.length + 1);
  expect(named).toEqual(requests);
};

describe('a program killed in the middle of 200 writes', () => {
  it(
    'has lost nothing it acknowledged and shows nothing half-written; a repeated write is the same write',
    { timeout: 240_000 },
    async () => {
      const first = await startProgram({ SANDBOX_DIR: directory });
      const tokens: string[] = [];
      for (let index = 0; index < CUSTOMERS; index += 1) tokens.push(await newCustomer(first, index));
      let answers = 0;
      const countAndKill = (): void => {
        answers += 1;
        if (answers === KILLED_AFTER) first.process.kill('SIGKILL');
      };
      const kept = await Promise.all(tokens.map((token) => writeAll(first, token, countAndKill)));
      const acknowledged = kept.flat().length;
      expect(acknowledged).toBeGreaterThanOrEqual(KILLED_AFTER);
      expect(acknowledged).toBeLessThan(CUSTOMERS * WRITES_EACH);
      const second = await startProgram({ SANDBOX_DIR: directory });
      for (const [index, token] of tokens.entries())
        await expectNothingLost(second, token, kept[index] ?? []);
      await Promise.all(tokens.map((token) => writeAll(second, token, () => undefined)));
      const all = Array.from({ length: WRITES_EACH }, (_, index) => index + 1);
      for (const token of tokens) {
        const { lines, requests, named } = await keptOf(second, token);
        expect(lines).toEqual(all.filter(isLine));
        expect(requests).toHaveLength(WRITES_EACH / 2);
        expect(named).toEqual(requests);
      }
      await endProgram(second);
      expect(second.process.exitCode).toBe(0);
      console.log(
        `Killed after ${acknowledged} of ${CUSTOMERS * WRITES_EACH} writes: none lost, none twice.`,
      );
    },
  );
});
