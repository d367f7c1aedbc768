import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const directory = process.env['SANDBOX_DIR'] ?? '.sandbox';
const lock = join(directory, 'sandbox.lock');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const holder = existsSync(lock) ? Number(/"pid":(\d+)/.exec(readFileSync(lock, 'utf8'))?.[1]) : 0;
if (holder > 0 && isRunning(holder)) {
  console.error(`A sandbox (process ${holder}) is using ${directory}. Stop it first.`);
  process.exit(1);
}
rmSync(join(directory, 'database'), { recursive: true, force: true });
rmSync(lock, { force: true });
console.log(`Removed the demo data in ${resolve(directory)}. The next start makes it again.`);
if (process.env['DATABASE_URL'] !== undefined) {
  console.log('DATABASE_URL is set: drop and create that database yourself to start over there.');
}
