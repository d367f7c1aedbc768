import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backendOf, type OwnBackend } from '../backend';
import { everyPort } from '../everyPort';
import type { Gateways } from '../httpGateways';
import { openBackend as openInMemory } from '../inMemoryBackend';
import { NodeUploadRequest } from '../NodeUploadRequest';
import { openBackend } from '../openBackend';
import { hasPassed, testsOf } from '../suite';
import { wrongFailures } from './failures';
import type { Mistake } from './instead';
import { wrongReads } from './reads';
import { untold, wrongWrites } from './writes';

const mistakes = [...wrongReads, ...wrongWrites, ...wrongFailures];

type Plant = Mistake['plant'];
type Open = () => Promise<OwnBackend>;

const plantedIn = (own: OwnBackend, plant: Plant): OwnBackend => {
  const { visitor, furnished, newcomer, signedInAs } = own;
  const planted = async <C extends Partial<Gateways>>(entered: Promise<C>): Promise<C> => {
    const customer = await entered;
    return { ...customer, ...plant(customer) };
  };
  return {
    ...own,
    visitor: plant(visitor),
    ...(furnished && { furnished: () => planted(furnished()) }),
    ...(newcomer && { newcomer: () => planted(newcomer()) }),
    ...(signedInAs && { signedInAs: (mark, user) => plant(signedInAs(mark, user)) }),
  };
};

const right: Plant = (adapters) => adapters;

/**
 * The names of the contract's tests that fail, but for those that fail on the right adapters too; `isPlanted` is false where no
 * one has the port of the mistake.
 */
const toldOf = async (open: Open, plant: Plant, failing: readonly string[] = []) => {
  let isPlanted = false;
  const backend = backendOf(
    plantedIn(await open(), (adapters) => {
      const wrong = plant(adapters);
      isPlanted ||= wrong !== adapters;
      return wrong;
    }),
  );
  const told: string[] = [];
  for (const test of testsOf(() => everyPort(() => backend)))
    if (!failing.includes(test.name) && !(await hasPassed(test))) told.push(test.name);
  await backend.close();
  return { told, isPlanted };
};

describe('The contract', () => {
  let failing: readonly string[] = [];
  beforeAll(async () => {
    vi.stubGlobal('XMLHttpRequest', NodeUploadRequest);
    failing = (await toldOf(openBackend, right)).told;
  });

  it('has nothing to say of right adapters', () => {
    expect(failing).toEqual([]);
  });

  it('is not believed where it fails on the right adapters', async () => {
    const [mistake] = wrongReads;
    const openFailing: Open = async () => plantedIn(await openInMemory(), mistake?.plant ?? right);
    const { told } = await toldOf(openFailing, right);
    expect(told).not.toEqual([]);
    expect((await toldOf(openFailing, right, told)).told).toEqual([]);
  });

  it('is tried on mistakes that have names of their own', () => {
    const names = mistakes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.for(mistakes)('tells of $name', async ({ plant }, { skip }) => {
    const { told, isPlanted } = await toldOf(openBackend, plant, failing);
    if (!isPlanted) skip('The backend has no such port.');
    expect(told).not.toEqual([]);
  });

  it.each(untold)('cannot tell of $name: $why', async ({ plant }) => {
    expect(await toldOf(openInMemory, plant)).toEqual({ told: [], isPlanted: true });
  });
});
