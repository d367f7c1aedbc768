/** Where the device keeps what other apps shared with the portal. */
export const SHARED_CACHE = 'portal-shared-files';

/** Browsers have no such storage on a plain http page. */
export const hasCaches = (): boolean => 'caches' in globalThis;

/** Removes all of it (SHARE-02); with the first code, since a customer may log out without a connection. */
export const forgetShares = async (): Promise<void> => {
  if (hasCaches()) await caches.delete(SHARED_CACHE).catch(() => false);
};
