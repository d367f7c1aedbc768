import { statfsSync } from 'node:fs';
import type { SandboxConfig } from '../config';
import { NoRoomLeft } from './unavailable';

/** Room for the largest upload in table and write-ahead log, and some for everything that runs beside it. */
const LEAST_FREE_BYTES = 134_217_728;

/**
 * Refuses a write while the embedded database's disk is nearly full: past its end PGlite does not fail but never answers
 * again, and the whole program with it.
 */
export const refuseWithoutRoom = ({ databaseUrl, directory, leastFreeBytes }: SandboxConfig): void => {
  if (databaseUrl !== null || directory === null) return;
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < (leastFreeBytes ?? LEAST_FREE_BYTES)) throw new NoRoomLeft();
};
