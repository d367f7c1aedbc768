import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const NAME = 'portal:production-router';
const PRODUCTION = 'dist/production/index.mjs';

const routerFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * React Router names its development build to every bundler but its own. That one tells the console paths of the
 * customer's (`No routes matched location "…"`); the other is the same code without the warnings.
 */
export const productionRouter = (folder = routerFolder()): Plugin => ({
  name: NAME,
  apply: 'build',
  config: () => {
    const replacement = normalizePath(join(folder, PRODUCTION));
    if (!existsSync(replacement)) throw new Error(`${NAME} expected react-router to have ${PRODUCTION}.`);
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } };
  },
});
