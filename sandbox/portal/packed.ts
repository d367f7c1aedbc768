import { readFile } from 'node:fs/promises';

/**
 * The compressed variants that the build writes beside a text file (`build/packedFiles.ts`), smallest first.
 */
const PACKED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

interface Packed {
  readonly bytes: Buffer;
  readonly encoding?: (typeof PACKED)[number]['encoding'];
}

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
};

/**
 * The smallest variant of the file that exists and that the browser accepts; the file itself when there is
 * none.
 */
export const readPacked = async (file: string, accepted = ''): Promise<Packed> => {
  for (const { encoding, suffix } of PACKED) {
    const bytes = new RegExp(`\\b${encoding}\\b`).test(accepted) ? await readIfThere(file + suffix) : null;
    if (bytes !== null) return { bytes, encoding };
  }
  return { bytes: await readFile(file) };
};
