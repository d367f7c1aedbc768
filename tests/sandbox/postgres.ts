import { describe } from 'vitest';
import { findPostgres, isLeftOut } from '../../scripts/machine.ts';

const server = await findPostgres();
const without = isLeftOut('PostgreSQL', server !== undefined);

/** Registers tests with the address of a PostgreSQL server; they count as not run when no server responds. */
export const describeOnPostgres = (name: string, register: (server: string) => void): void => {
  describe.skipIf(without)(`${name} (needs PostgreSQL)`, () => {
    register(server ?? '');
  });
};
