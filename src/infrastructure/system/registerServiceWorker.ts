/** At the root, since a worker serves nothing above its own folder. */
const PROGRAM = '/serviceWorker.js';
const ASSETS = `${window.location.origin}/assets/`;

const isFile = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.name.startsWith(ASSETS);

/** Tells the worker which files this page took without it, which it then keeps; the browser has them at hand. */
const tellUsedFiles = (worker: ServiceWorker): void => {
  const tell = (entries: readonly PerformanceEntry[]): void => {
    const missed = entries.filter(isFile).filter(({ workerStart }) => workerStart === 0);
    if (missed.length === 0) return;
    // The message that Workbox's router listens to.
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: missed.map(({ name }) => name) } }, []);
  };
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true });
};

/** Installs the service worker (LINE-04). A string passes as the script's address by the one policy of Trusted Types. */
export const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register(PROGRAM, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (active !== null) tellUsedFiles(active);
};
