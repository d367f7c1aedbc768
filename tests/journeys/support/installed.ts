import { expect, type Page } from '@playwright/test';

/** Paths of all that is kept on the device, by the name of the cache. */
export const keptPaths = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname).toSorted()] as const;
    });
    return Object.fromEntries(await Promise.all(kept));
  });

/** How many files with a hash this page has used that are not kept. */
const missing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const used = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'));
    const found = await Promise.all(used.map((name) => caches.match(name, { ignoreVary: true })));
    return used.length === 0 ? -1 : found.filter((file) => file === undefined).length;
  });

/**
 * Waits until the worker controls the page and has kept every file that the page has used. Before the portal has begun on the
 * page nothing hears the press, and the worker comes twelve seconds later.
 */
export const installed = async (page: Page): Promise<void> => {
  // It waits for the customer's first press; this key alone does nothing.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => missing(page)).toBe(0);
};

/**
 * Has the browser look for a new release's worker, and waits until it controls the page. A quiet page alone may ask: what it
 * loads meanwhile can start the old worker again, the new one goes on waiting, and Chromium then ends the old one with the
 * next navigation in it, which never comes.
 */
export const takenOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const controlled = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await serviceWorker.ready).update();
    await controlled;
  });

/** Whether a worker is registered here, and what it keeps. */
export const leftOfWorker = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
