import { SEED, TIMES } from '../scripts/seed.ts';

/** How many values a property tries: so many, or a multiple of it in `npm run test:random`. */
export const runs = (usual: number): number => usual * TIMES;

/** The seeds of so many random sessions. */
export const seeds = (usual: number): readonly number[] =>
  Array.from({ length: runs(usual) }, (_, count) => SEED + count);
