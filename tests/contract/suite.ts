import * as vitest from 'vitest';

/** Thrown where a backend lacks what a test needs; the test is then shown as skipped, never as passed. */
export class NotTried extends Error {}

/** A test of the contract as data: its name after those of its groups, and what it does. */
export interface ContractTest {
  readonly name: string;
  readonly run: () => Promise<void>;
}

interface Registrar {
  readonly group: (name: string, register: () => void) => void;
  readonly test: (name: string, run: () => Promise<void>) => void;
}

const byVitest: Registrar = {
  group: (name, register) => void vitest.describe(name, register),
  test: (name, run) =>
    vitest.it(name, async ({ skip }) => {
      try {
        await run();
      } catch (error) {
        if (error instanceof NotTried) skip(error.message);
        throw error;
      }
    }),
};

const into = (tests: ContractTest[]): Registrar => {
  let groups: readonly string[] = [];
  return {
    group: (name, register) => {
      const around = groups;
      groups = [...around, name];
      register();
      groups = around;
    },
    test: (name, run) => void tests.push({ name: [...groups, name].join(' > '), run }),
  };
};

let registrar = byVitest;

/** A group of the contract's tests. */
export const describe: Registrar['group'] = (name, register) => registrar.group(name, register);

/** A test of the contract; skipped where the backend lacks what it needs. */
export const it: Registrar['test'] = (name, run) => registrar.test(name, run);

/** Whether a test of the contract passes, or was not tried. */
export const hasPassed = async ({ run }: ContractTest): Promise<boolean> => {
  try {
    await run();
    return true;
  } catch (error) {
    return error instanceof NotTried;
  }
};

/** The tests that a part of the contract registers, given to the caller in place of vitest. */
export const testsOf = (register: () => void): readonly ContractTest[] => {
  const tests: ContractTest[] = [];
  registrar = into(tests);
  register();
  registrar = byVitest;
  return tests;
};
