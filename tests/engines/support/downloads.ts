import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './until.ts';

/** The one file of a folder or below whose name matches, once all of its bytes are there. */
export const downloaded = async (
  folder: string,
  name: RegExp,
  isWhole: (bytes: Buffer) => boolean,
): Promise<Buffer> =>
  until(
    async () => {
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
        name.test(path),
      );
      const [path] = found;
      if (path === undefined || found.length > 1)
        throw new Error(`${found.length} files are ${String(name)}`);
      return readFileSync(join(folder, path));
    },
    isWhole,
    (last) => `No whole download ${String(name)}: ${last.slice(0, 300)}`,
  );
