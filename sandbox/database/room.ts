import { statfsSync } from 'node:fs';
import type { SandboxConfig } from '../config';
import { NoRoomLeft } from './unavailable';

/** Enough for the largest upload in both table and write-ahead log, plus some for concurrent writes. */
const LEAST_FREE_BYTES = 134_217_728;

/**
 * Refuses a write while the disk of the embedded database is nearly full: on a full disk PGlite does not fail
 * but hangs, and the whole program with it.
 */
export const refuseWithoutRoom = ({ databaseUrl, directory, leastFreeBytes }: SandboxConfig): void => {
  if (databaseUrl !== null || directory === null) return;
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < (leastFreeBytes ?? LEAST_FREE_BYTES)) throw new NoRoomLeft();
};
