import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const TEXT = /\.(?:html|js|css|json|svg)$/;

/** Below this many bytes the answer's own headers outweigh what is saved. */
const WORTH_PACKING = 512;

/** Packs a fifteenth less tightly in a sixth of the time. */
const QUICK_QUALITY = 9;

const pack = async (file: string, quality: number): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_PACKING) return;
  const [brotli, zipped] = await Promise.all([
    brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
};

/**
 * Each text file of the build beside itself as .br and .gz, packed once as tightly as can be: a server that packs while
 * a visitor waits cannot afford that, and sends a tenth more. With `PACKED_QUICKLY=1` less tightly, for whoever waits for
 * `npm start`.
 */
export const packedFiles = (): Plugin => ({
  name: 'portal:packed-files',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => TEXT.test(name) && !name.startsWith('.'));
    const isQuick = process.env['PACKED_QUICKLY'] === '1';
    const quality = isQuick ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
    await Promise.all(texts.map((name) => pack(join(dir, name), quality)));
  },
});
