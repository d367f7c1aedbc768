import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKED = /\.(?:br|gz)$/;

/** Where a page records its faults, in the storage of its tab. */
export const FAULTS = 'engines.faults';

/** A page of the same origin without any code, where storage can be read and filled. */
export const QUIET = '/quiet.html';

/** Records in each page what must not happen there, over its reloads; written out, so it can use nothing from outside. */
const watch = (key: string): void => {
  const known: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const faults: unknown[] = Array.isArray(known) ? known : [];
  const keep = (): void => sessionStorage.setItem(key, JSON.stringify(faults));
  let isLeaving = false;
  // What is still being loaded when the page is left is lost, which harms nobody.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const note = (line: string): void => {
    if (isLeaving) return;
    faults.push(`${line} at ${location.pathname}`);
    keep();
  };
  // Log Out empties the storage.
  addEventListener('pagehide', keep);
  addEventListener(
    'error',
    ({ message, error, target }) => {
      // Firefox says so of each module that runs already; an import that fails is told of apart.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      const lost = target instanceof Element ? target.outerHTML : undefined;
      note(`error: ${lost ?? (error instanceof Error ? `${String(error)} ${error.stack ?? ''}` : message)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    note(`rejection: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
  const usual = console.error.bind(console);
  console.error = (...words: readonly unknown[]): void => {
    note(`console: ${words.map(String).join(' ')}`);
    usual(...words);
  };
};

interface WatchedPortal {
  readonly folder: string;
  readonly remove: () => void;
}

/** A copy of the built portal whose pages begin with a script that watches them, since one protocol tells of nothing. */
export const watchedPortal = (): WatchedPortal => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-watched-'));
  cpSync('dist', folder, { recursive: true, filter: (path) => !PACKED.test(path) });
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const watched = html.replace('<head>', '<head><script src="/watch.js"></script>');
  if (watched === html) throw new Error('The page has no head to watch from.');
  writeFileSync(page, watched);
  writeFileSync(join(folder, QUIET), '<!doctype html><title>Quiet</title>');
  writeFileSync(join(folder, 'watch.js'), `(${watch.toString()})('${FAULTS}');\n`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
