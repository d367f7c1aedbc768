import { clientsClaim } from 'workbox-core';
import type { RouteHandler } from 'workbox-core/types';
import { precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type RequestKind, requestKindOf } from '../../application/offline/requestKind';
import { assets } from './assets';
import { configuration, keepConfiguration } from './configuration';
import { screens } from './screens';
import { dropOldShares, share } from './share';

declare const self: ServiceWorkerGlobalScope;

/** The files of the light path with their revisions, which the build writes here. */
declare const LIGHT_PATH: Parameters<typeof precache>[0];

const handlers: Readonly<Record<Exclude<RequestKind, 'other'>, RouteHandler>> = {
  screen: screens,
  share,
  asset: assets,
  configuration,
};

precache(LIGHT_PATH);
for (const [kind, handler] of Object.entries(handlers))
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      kind ===
        requestKindOf({
          path: url.pathname,
          isNavigation: request.mode === 'navigate',
          isPost: request.method === 'POST',
          isForServerOnly: request.cache === 'no-store',
        }),
    handler,
    kind === 'share' ? 'POST' : 'GET',
  );

self.addEventListener('install', (event) => {
  event.waitUntil(keepConfiguration());
  // At once: pages are of no release of the worker's, since it sends them what the server has now, and files by their hash.
  void self.skipWaiting();
});

void dropOldShares();

// The page of the first visit too, so that the files that it will use are kept.
clientsClaim();
