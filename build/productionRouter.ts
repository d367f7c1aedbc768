import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * React Router names its development build to every bundler but its own. That one tells the console paths of the
 * customer's (`No routes matched location "…"`); the other is the same code without the warnings.
 */
export const productionRouter = (): Plugin => ({
  name: 'portal:production-router',
  apply: 'build',
  config: () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
    const replacement = normalizePath(join(folder, 'dist/production/index.mjs'));
    return { resolve: { alias: [{ find: /^react-router$/, replacement }] } };
  },
});
