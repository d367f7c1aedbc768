import { NetworkFirst } from 'workbox-strategies';
import { isProgramGone, isWorkerWanted } from '../../application/offline/keeping';
import { CONFIGURATION_PATH } from '../../application/offline/requestKind';
import { CONFIGURATION, headOf, removeWorker } from './keptCaches';
import { NETWORK_TIMEOUT_SECONDS } from './networkTimeout';

declare const self: ServiceWorkerGlobalScope;

/** Whether the server still has this program; without a connection it counts as there. */
const isProgramThere = async (): Promise<boolean> => {
  try {
    const answer = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
    return !isProgramGone(headOf(answer));
  } catch {
    return true;
  }
};

/**
 * The configuration as the server has it now; the kept one where there is no connection. One that does not want the worker
 * removes it, and so does a server that no longer has its program (LINE-04).
 */
export const configuration = new NetworkFirst({
  cacheName: CONFIGURATION,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => {
        if (!response.ok) return null;
        if (isWorkerWanted(await response.clone().json()) && (await isProgramThere())) return response;
        await removeWorker();
        return null;
      },
    },
  ],
});

/** Keeps the configuration before the worker begins; rejects where the deployment does not want the worker. */
export const keepConfiguration = async (): Promise<void> => {
  const answer = await fetch(CONFIGURATION_PATH, { cache: 'no-cache' });
  if (!answer.ok || !isWorkerWanted(await answer.clone().json()))
    throw new Error('This deployment wants no service worker.');
  await (await self.caches.open(CONFIGURATION)).put(CONFIGURATION_PATH, answer);
};

/** Whether the worker may keep files: not once it has been removed, while pages that it began with are still open. */
export const mayKeep = async (): Promise<boolean> =>
  (await self.caches.match(CONFIGURATION_PATH, { cacheName: CONFIGURATION })) !== undefined;
