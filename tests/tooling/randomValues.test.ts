import { readConfigureGlobal } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundIn, sameAgain, SEED } from '../../scripts/seed.ts';
import configuration from '../../vite.config.ts';
import { runs, seeds } from '../runs';

/** Where values may be random in each run, since no result depends on them: names that must differ from those of other runs. */
const OWN_RANDOM = ['tests/contract/sandboxBackend.ts', 'tests/sandbox/ownDatabase.ts'];

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((file) => /\.tsx?$/.test(file) && file !== 'tests/tooling/randomValues.test.ts');

const filesWith = (words: RegExp): readonly string[] =>
  sources.filter((file) => words.test(readFileSync(file, 'utf8')));

describe('A run of tests', () => {
  it('begins at the seed that it says at its end, in every project', () => {
    expect(readConfigureGlobal()).toMatchObject({ seed: SEED, numRuns: runs(100) });
    const seeded = { test: { setupFiles: expect.arrayContaining(['tests/seed.ts']) } };
    expect(configuration).toMatchObject({ test: { projects: Array.from({ length: 5 }, () => seeded) } });
    expect(sameAgain(7, 1)).toBe('SEED=7');
    expect(sameAgain(7, 10)).toBe('SEED=7 TIMES=10');
    expect(seeds(3)).toEqual(Array.from({ length: runs(3) }, (_, count) => SEED + count));
  });

  it('has no random values but those of the seed', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(filesWith(/\b(?:randomInt|randomBytes|randomUUID)\b/)).toEqual(OWN_RANDOM);
    expect(filesWith(/\bseed: ?\d/)).toEqual([]);
  });

  it('lets npm run test:random multiply the values of each property', () => {
    expect(filesWith(/numRuns: ?\d/)).toEqual([]);
  });

  it('waits for what it expects as long as the configuration says, which vi.waitFor does not know', () => {
    expect(filesWith(/\bvi\.waitFor\(/)).toEqual([]);
  });
});

const results = (...tests: readonly string[]): string =>
  JSON.stringify({
    testResults: [
      {
        name: 'tests/domain/a.test.ts',
        status: tests.length > 0 && tests.every((status) => status === 'passed') ? 'passed' : 'failed',
        assertionResults: tests.map((status, place) => ({ title: `test ${place}`, status })),
      },
    ],
  });

describe('A search by random values', () => {
  it('names each test that failed', () => {
    expect(foundIn(results('passed'))).toEqual([]);
    expect(foundIn(results('passed', 'failed'))).toEqual([
      { file: 'tests/domain/a.test.ts', title: 'test 1' },
    ]);
  });

  it('did not run where a file did not load, or where there was none', () => {
    expect(foundIn(results())).toBeUndefined();
    expect(foundIn(JSON.stringify({ testResults: [] }))).toBeUndefined();
  });
});
