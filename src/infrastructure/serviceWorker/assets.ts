import { CacheFirst } from 'workbox-strategies';
import type { RouteHandlerCallback } from 'workbox-core/types';
import { isLastingFile, keptTooLong } from '../../application/offline/keeping';
import { mayKeep } from './configuration';
import { ASSETS, headOf, inLightPath } from './keptCaches';

declare const self: ServiceWorkerGlobalScope;

const dropOldest = async (): Promise<void> => {
  const cache = await self.caches.open(ASSETS);
  await Promise.all(keptTooLong(await cache.keys()).map((file) => cache.delete(file)));
};

/** Names with a hash in them never change their content, so a file that was used once is kept. */
const usedFiles = new CacheFirst({
  cacheName: ASSETS,
  // The server says that packed and plain files differ; here they are unpacked.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        isLastingFile(headOf(response)) && (await mayKeep()) ? response : null,
      cacheDidUpdate: dropOldest,
    },
  ],
});

export const assets: RouteHandlerCallback = async (asked) =>
  (await inLightPath(asked.url.href)) ?? usedFiles.handle(asked);
