import { setFlagsFromString } from 'node:v8';

/** Set together: what the first implies is settled when Node starts. */
const FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/**
 * Keeps the embedded database's code as it is first compiled. To optimize it takes half of the processor time of a start
 * and 500 MB that stay taken, and answers come no sooner. To be called before the database is opened.
 */
export const keepBaselineCode = (): void => {
  for (const flag of FLAGS) setFlagsFromString(flag);
};
