import { readFile } from 'node:fs/promises';

/** What the build leaves beside a text file (`build/packedFiles.ts`), the smallest first. */
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

/** The file in the smallest form that is there and that this browser takes; as it is where there is none. */
export const readPacked = async (file: string, accepted = ''): Promise<Packed> => {
  for (const { encoding, suffix } of PACKED) {
    const bytes = new RegExp(`\\b${encoding}\\b`).test(accepted) ? await readIfThere(file + suffix) : null;
    if (bytes !== null) return { bytes, encoding };
  }
  return { bytes: await readFile(file) };
};
