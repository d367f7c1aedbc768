import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portalModule } from './portalModule.ts';
import { stop } from './stop.ts';

interface LockModule {
  readonly lockFolder: (directory: string) => () => void;
}

const directory = process.env['SANDBOX_DIR'] ?? '.sandbox';
const { lockFolder } = await portalModule<LockModule>('./sandbox/database/lock.ts');

const lock = (): (() => void) => {
  try {
    return lockFolder(directory);
  } catch (fault) {
    return stop(fault instanceof Error ? fault.message : String(fault));
  }
};

const unlock = lock();
rmSync(join(directory, 'database'), { recursive: true, force: true });
unlock();
console.log(`Removed the demo data in ${resolve(directory)}. The next start makes it again.`);
if (process.env['DATABASE_URL'] !== undefined) {
  console.log('DATABASE_URL is set: drop and create that database yourself to start over there.');
}
