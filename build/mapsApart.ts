import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the maps of a build in this folder are: `dist-maps` beside `dist`. */
const besideOf = (folder: string): string => `${folder}-maps`;

const put = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Source maps beside the served folder, for whoever reads a stack trace; a visitor gets none and is told of none. */
export const mapsApart = (): Plugin => {
  let beside = '';
  return {
    name: 'portal:maps-apart',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root, build }) {
      beside = besideOf(resolve(root, build.outDir));
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await rm(beside, { recursive: true, force: true });
        const maps = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.map') ? [file] : [],
        );
        await Promise.all(maps.map(({ fileName, source }) => put(join(beside, fileName), source)));
        for (const { fileName } of maps) delete bundle[fileName];
      },
    },
  };
};
