import { configureGlobal } from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';
import { revisionOf } from '../scripts/revision.ts';
import { SEED, TIMES } from '../scripts/seed.ts';
import { Random } from './application/random/random';
import { runs } from './runs';

// Of its own fast-check tries a hundred values, from a seed of the moment.
configureGlobal({ seed: SEED, numRuns: runs(100) });
if (TIMES > 1) vi.setConfig({ testTimeout: 300_000 * TIMES });

/** A sequence of its own for each place, whichever ran before, so that names made of it differ. */
const seedMathRandom = (place: string): void => {
  const random = new Random(Number.parseInt(revisionOf(`${SEED} ${place}`).slice(0, 8), 16));
  Math.random = () => random.next();
};

seedMathRandom(expect.getState().testPath ?? '');
beforeEach(({ task }) => {
  seedMathRandom(task.fullName);
});
