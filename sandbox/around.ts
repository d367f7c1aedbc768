import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file or folder of the project in the nearest folder around a program that has it, wherever that was built or started; null where none has. */
export const foundAround = (program: string, path: string): string | null => {
  const folder = dirname(program);
  if (folder === program) return null;
  const found = join(folder, path);
  return existsSync(found) ? found : foundAround(folder, path);
};
