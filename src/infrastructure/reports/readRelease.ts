import { isRecord } from '../wire/unwrap';
import type { Release } from './BeaconBatch';

/** The release that the server has, which is filled in once it is known; a host without that file has none. */
export const readRelease = (fetchOnce: typeof fetch): Release => {
  const known = { release: '' };
  const read = async (): Promise<void> => {
    const version: unknown = await (await fetchOnce('/version.json')).json();
    const release = isRecord(version) ? version['release'] : undefined;
    if (typeof release === 'string') known.release = release;
  };
  read().catch(() => undefined);
  return known;
};
