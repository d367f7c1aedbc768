import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLine, keptOf, newCustomer, write } from './countedWrites';
import { buildProgram, endProgram, type Program, removeProgram, startProgram } from './program';
import { seededSandbox } from './startSandbox';

const CUSTOMERS = 10;
const WRITES_EACH = 20;
const KILLED_AFTER = 80;

let directory: string;
beforeAll(async () => {
  directory = await seededSandbox();
  await buildProgram();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
  removeProgram();
});

/** Writes 1, 2, 3… until the connection breaks; returns the acknowledged numbers. */
const writeAll = async (
  program: Program,
  token: string,
  onAnswer: () => void,
): Promise<readonly number[]> => {
  const kept: number[] = [];
  for (let number = 1; number <= WRITES_EACH; number += 1) {
    try {
      const response = await write(program, token, number);
      await response.text();
      if (response.ok) kept.push(number);
      onAnswer();
    } catch {
      return kept;
    }
  }
  return kept;
};

/** Every acknowledged write is stored, and requests and notifications match one to one. */
const expectNothingLost = async (program: Program, token: string, acknowledged: readonly number[]) => {
  const { lines, requests, named } = await keptOf(program, token);
  expect(lines).toEqual(expect.arrayContaining(acknowledged.filter(isLine)));
  expect(lines.length + requests.length).toBeGreaterThanOrEqual(acknowledged.length);
  // At most the one write in progress may be stored in addition.
  expect(lines.length + requests.length).toBeLessThanOrEqual(acknowledged.length + 1);
  expect(named).toEqual(requests);
};

describe('a program killed in the middle of 200 writes', () => {
  it(
    'loses no acknowledged write, shows no partial one, and repeats a write only once',
    { timeout: 240_000 },
    async () => {
      const first = await startProgram({ SANDBOX_DIR: directory });
      const tokens: string[] = [];
      for (let index = 0; index < CUSTOMERS; index += 1)
        tokens.push(await newCustomer(first, `+9196000000${String(index).padStart(2, '0')}`));
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
