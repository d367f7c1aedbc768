import { describe, expect, it } from 'vitest';
import { type Backend, backendOf } from '../backend';
import { everyPort } from '../everyPort';
import type { Gateways } from '../httpGateways';
import { openBackend } from '../inMemoryBackend';
import { type ContractTest, NotTried, testsOf } from '../suite';
import { wrongFailures } from './failures';
import { wrongReads } from './reads';
import { untold, wrongWrites } from './writes';

const mistakes = [...wrongReads, ...wrongWrites, ...wrongFailures];

const plantedIn = (backend: Backend, plant: (right: Gateways) => Gateways): Backend => ({
  ...backend,
  visitor: plant(backend.visitor),
  furnished: async () => {
    const customer = await backend.furnished();
    return { ...customer, ...plant(customer) };
  },
  newcomer: async () => {
    const customer = await backend.newcomer();
    return { ...customer, ...plant(customer) };
  },
  signedInAs: (token, user) => plant(backend.signedInAs(token, user)),
});

const hasPassed = async ({ run }: ContractTest): Promise<boolean> => {
  try {
    await run();
    return true;
  } catch (error) {
    return error instanceof NotTried;
  }
};

/** The names of the contract's tests that fail. */
const toldOf = async (plant: (right: Gateways) => Gateways): Promise<readonly string[]> => {
  const backend = plantedIn(backendOf(await openBackend()), plant);
  const told: string[] = [];
  for (const test of testsOf(() => everyPort(() => backend)))
    if (!(await hasPassed(test))) told.push(test.name);
  return told;
};

describe('The contract', () => {
  it('has nothing to say of right adapters', async () => {
    expect(await toldOf((right) => right)).toEqual([]);
  });

  it('is tried on mistakes that have names of their own', () => {
    const names = mistakes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(mistakes)('tells of $name', async ({ plant }) => {
    expect(await toldOf(plant)).not.toEqual([]);
  });

  it.each(untold)('cannot tell of $name: $why', async ({ plant }) => {
    expect(await toldOf(plant)).toEqual([]);
  });
});
