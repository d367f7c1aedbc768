import { type Either, left } from 'fp-ts/Either';
import type { DeploymentConfiguration } from './DeploymentConfiguration';
import { readConfiguration } from './readConfiguration';
import type { ConfigurationFault } from './readVendor';

const ADDRESS = '/portal.config.json';

/** Reads /portal.config.json once at start; a file that is missing or not JSON is one fault. */
export const loadConfiguration = async (
  fetchOnce: typeof fetch,
): Promise<Either<readonly ConfigurationFault[], DeploymentConfiguration>> => {
  try {
    const response = await fetchOnce(ADDRESS);
    if (!response.ok)
      return left([{ key: ADDRESS, expected: `a file to be served there (HTTP ${response.status})` }]);
    return readConfiguration(await response.json());
  } catch {
    return left([{ key: ADDRESS, expected: 'a file with readable JSON' }]);
  }
};
