import { describe } from 'vitest';
import { findPostgres, isLeftOut } from '../../scripts/machine.ts';

const server = await findPostgres();
const without = isLeftOut('PostgreSQL', server !== undefined);

/** Tests on a PostgreSQL server, whose address they get; counted as not run where no server answers. */
export const describeOnPostgres = (
  name: string,
  register: (server: string) => void,
  options: { readonly timeout?: number } = {},
): void => {
  describe.skipIf(without)(`${name} (needs PostgreSQL)`, options, () => {
    register(server ?? '');
  });
};
