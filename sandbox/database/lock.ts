import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, isRecord } from '../http/shape';

type Holder = { readonly pid: number; readonly started: string };

/**
 * The start time of the process in clock ticks, where the system provides it (Linux), because pids are
 * reused.
 */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
};

const readHolder = (file: string): Holder | null => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) && typeof value['pid'] === 'number'
      ? { pid: value['pid'], started: typeof value['started'] === 'string' ? value['started'] : '' }
      : null;
  } catch {
    return null;
  }
};

/** Thrown when another process holds the folder; its message is meant to be printed. */
export class FolderInUse extends Error {}

/**
 * Locks the folder for this process, so that no second program opens the same embedded database, and returns
 * a function that releases it. A lock left by a killed process is taken over. Refuses with FolderInUse.
 */
export const lockFolder = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'sandbox.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder)) {
      throw new FolderInUse(
        `Another sandbox (process ${holder.pid}) already uses ${directory}. Stop it, or name another folder with SANDBOX_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new FolderInUse(`${directory} is being taken by another sandbox at this moment.`);
};
