import { sameAgain, SEED, TIMES } from '../scripts/seed.ts';

/** Said at the end of a run, for whoever wants the same one again. */
export const teardown = (): void => {
  console.log(`Random values of this run: ${sameAgain(SEED, TIMES)}`);
};
