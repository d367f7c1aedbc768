import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { AnswerHead } from '../../application/offline/keeping';

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'portal';

// Other programs of the same origin have caches of their own.
setCacheNameDetails({ prefix: PREFIX, precache: 'light-path', suffix: '' });

/** Files with a hash in their names. */
export const ASSETS = `${PREFIX}-assets`;
/** The deployment's configuration; while it is there, the deployment wants the worker. */
export const CONFIGURATION = `${PREFIX}-configuration`;

/** The address of the page, which every screen gets. */
export const PAGE = '/index.html';

/** A file of the light path. Unlike the library's own way to ask, this one makes no cache where there is none. */
export const inLightPath = async (address: string): Promise<Response | undefined> => {
  const key = getCacheKeyForURL(address);
  return key === undefined ? undefined : self.caches.match(key, { cacheName: cacheNames.precache });
};

/** Keeps the page with new headers in place of the same page. */
export const keepPage = async (page: Response): Promise<void> => {
  const key = getCacheKeyForURL(PAGE);
  if (key !== undefined) await (await self.caches.open(cacheNames.precache)).put(key, page);
};

export const headOf = ({ status, headers }: Response): AnswerHead => ({
  status,
  type: headers.get('content-type') ?? '',
});

/** Removes the worker and all that it keeps. Pages that are open stay as they are. */
export const removeWorker = async (): Promise<void> => {
  const names = await self.caches.keys();
  const own = names.filter((name) => name.startsWith(`${PREFIX}-`));
  await Promise.all(own.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
};
