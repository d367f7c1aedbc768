import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../build/browsers.ts';
import { packedFiles } from '../build/packedFiles.ts';
import { chunksBefore, filesOf } from './bundle.ts';
import type { Manifest } from './bundle.ts';
import { revisionOf } from './revision.ts';

const PROGRAM = 'src/infrastructure/serviceWorker/serviceWorker.ts';
/** Login in the second language needs its texts too. */
const SECOND_LANGUAGE = 'src/ui/texts/hi/light.ts';
const PAGE = 'index.html';

interface LightFile {
  readonly url: string;
  /** null where the name has a hash. */
  readonly revision: string | null;
}

/** The page and what Login needs. */
const lightPath = (folder: string): readonly LightFile[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const hashed = filesOf(manifest, chunksBefore(manifest, [SECOND_LANGUAGE]), ['js', 'css']);
  return [
    { url: `/${PAGE}`, revision: revisionOf(readFileSync(join(folder, PAGE), 'utf8')) },
    ...[...hashed].map((name) => ({ url: `/${name}`, revision: null })),
  ];
};

/** The service worker of a build, beside its page: it is another program, with the list of that build's files in it. */
export const buildServiceWorker = async (folder: string, isQuiet: boolean): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    ...(isQuiet ? { logLevel: 'warn' as const } : {}),
    define: {
      LIGHT_PATH: JSON.stringify(lightPath(folder)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    plugins: [packedFiles()],
    build: {
      target: [...buildTarget],
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: PROGRAM,
        output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
      },
    },
  });
};
