import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backendOf, type OwnBackend } from '../backend';
import { httpOverLine } from '../httpOverLine';
import { isOwn, openBackend } from '../openBackend';
import { clientContract } from '../ports/clientContract';
import { hasPassed, testsOf } from '../suite';
import { clientMistakes, type OverLine } from './clientMistakes';

const refusing: typeof fetch = async () =>
  Response.json({ success: false, message: 'Sign in.' }, { status: 401 });

/** The portal's own client, whose backend refuses every call. */
const openHttp = async (): Promise<OwnBackend> => {
  vi.stubGlobal('fetch', refusing);
  return { visitor: {}, overLine: httpOverLine('https://backend.example') };
};

const { overLine: given } = await (isOwn ? openBackend() : openHttp());

const testsOn = (overLine: OverLine | undefined) =>
  testsOf(() => {
    const backend = backendOf({ visitor: {}, ...(overLine && { overLine }) });
    clientContract(() => backend);
  });

describe('The contract of the client', () => {
  const failing: string[] = [];
  beforeAll(async () => {
    for (const test of testsOn(given)) if (!(await hasPassed(test))) failing.push(test.name);
  }, 60_000);

  it('has nothing to say of a right client', () => {
    expect(failing).toEqual([]);
  });

  it.for(clientMistakes)('tells of $name', { timeout: 60_000 }, async ({ plant, told }, { skip }) => {
    if (given === undefined) return skip('The backend has no overLine.');
    const tests = testsOn(plant(given)).filter(({ name }) => name.includes(told) && !failing.includes(name));
    for (const test of tests) if (!(await hasPassed(test))) return;
    expect.fail(`None of ${tests.length} tests tells.`);
  });
});
