import type { Instant } from '../dates/instant';
import { isRecent } from '../dates/isRecent';

/** What another app shared is kept on the device for less than this many milliseconds: an hour (SHARE-02). */
export const LONGEST_SHARED_MS = 3_600_000;

/** Bytes of all that is kept of it: 100 MB (SHARE-02). */
export const MOST_SHARED_BYTES = 104_857_600;

/** Whether the hour is over (SHARE-02). */
export const isShareOver = (receivedAt: Instant, now: Instant): boolean =>
  !isRecent(receivedAt, now, LONGEST_SHARED_MS);

/** Those of the files that find room beside what is kept already, in their order (SHARE-02). */
export const sharesThatFit = <File extends { readonly size: number }>(
  files: readonly File[],
  keptBytes: number,
): readonly File[] => {
  let bytes = keptBytes;
  return files.filter(({ size }) => {
    if (bytes + size > MOST_SHARED_BYTES) return false;
    bytes += size;
    return true;
  });
};

/** The page of what other apps shared, and the address that their Share menu posts to (SHARE-01, SHARE-03). */
export const SHARED_PATH = '/shared';

/** The word of the query that says how many files found no room. */
export const LEFT_OUT = 'leftOut';

/** The page's address after a share, with how many files found no room. */
export const sharedAddress = (leftOut: number): string =>
  leftOut === 0 ? SHARED_PATH : `${SHARED_PATH}?${LEFT_OUT}=${leftOut}`;

/** How many files found no room by that word of the query; 0 where it is no such number. */
export const leftOutOf = (word: string | null): number => Number(/^[1-9]\d{0,2}$/.exec(word ?? '')?.[0] ?? 0);
